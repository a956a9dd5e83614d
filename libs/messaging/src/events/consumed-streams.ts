import { Injectable, Optional } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';

interface ConsumedStream {
  /** Name of the durable consumer. */
  _id: string;
  /** When the stream that it consumed was made, as NATS reports it. */
  created: string;
}

/**
 * Which stream each consumer of a service took its events from, kept in the service's database: after NATS lost its data while
 * the service was stopped, nothing else shows that the stream is another one. A process without a database keeps nothing.
 */
@Injectable()
export class ConsumedStreams {
  constructor(@Optional() @InjectConnection() private readonly database: Connection | null) {}

  private get records(): Collection<ConsumedStream> | undefined {
    return this.database?.collection<ConsumedStream>('consumed_streams');
  }

  /** When the stream was made; undefined where none is known. */
  async streamOf(consumer: string): Promise<string | undefined> {
    return (await this.records?.findOne({ _id: consumer }))?.created;
  }

  async keep(consumer: string, created: string): Promise<void> {
    await this.records?.updateOne({ _id: consumer }, { $set: { created } }, { upsert: true });
  }
}
