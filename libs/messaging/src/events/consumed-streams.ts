import { Injectable, Optional } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';

interface ConsumedStream {
  /** Name of the durable consumer. */
  _id: string;
  /** When its stream was created, as NATS reports it. */
  created: string;
}

/**
 * Remembers in the service's database which stream each consumer read from. If NATS lost its data while the
 * service was stopped, only this shows that the stream is a different one. A process without a database
 * remembers nothing.
 */
@Injectable()
export class ConsumedStreams {
  constructor(@Optional() @InjectConnection() private readonly database: Connection | null) {}

  private get records(): Collection<ConsumedStream> | undefined {
    return this.database?.collection<ConsumedStream>('consumed_streams');
  }

  /** When the stream was created; undefined if unknown. */
  async streamOf(consumer: string): Promise<string | undefined> {
    return (await this.records?.findOne({ _id: consumer }))?.created;
  }

  async keep(consumer: string, created: string): Promise<void> {
    await this.records?.updateOne({ _id: consumer }, { $set: { created } }, { upsert: true });
  }
}
