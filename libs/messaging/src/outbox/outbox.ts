import type { EventContract, PayloadOf } from '@gewerk/contracts';
import { requestContext } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Collection, type Connection, Types } from 'mongoose';

/** An event that waits to be published; gone once JetStream has acknowledged it. */
export interface OutboxEntry {
  _id: Types.ObjectId;
  subject: string;
  payload: string;
  createdAt: Date;
  /** W3C trace context of the change, where it came by a traced request. */
  traceparent?: string;
}

const MAX_PAYLOAD_BYTES = 512 * 1024;

/** Where a service leaves the events of a change, in the same transaction as the change. */
@Injectable()
export class Outbox {
  private wakeRelay: () => void = () => undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  get entries(): Collection<OutboxEntry> {
    return this.connection.collection<OutboxEntry>('outbox');
  }

  /** Adds an event to the caller's transaction. Throws RangeError where the payload is not under 512 KB. */
  async add<E extends EventContract>(session: ClientSession, event: E, payload: PayloadOf<E>): Promise<void> {
    const encoded = JSON.stringify(payload);
    if (Buffer.byteLength(encoded) >= MAX_PAYLOAD_BYTES) {
      throw new RangeError(
        `A payload of ${event.subject} has ${Buffer.byteLength(encoded)} bytes; it must stay under ${MAX_PAYLOAD_BYTES}.`,
      );
    }
    const traceparent = requestContext.getStore()?.traceparent;
    const entry = {
      _id: new Types.ObjectId(),
      subject: event.subject,
      payload: encoded,
      createdAt: new Date(),
      ...(traceparent ? { traceparent } : {}),
    };
    await this.entries.insertOne(entry, { session });
  }

  /** Tells the relay that something was committed, so that it need not wait for its next look. */
  wake(): void {
    this.wakeRelay();
  }

  onWake(wake: () => void): void {
    this.wakeRelay = wake;
  }
}
