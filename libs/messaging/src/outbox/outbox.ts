import type { EventContract, PayloadOf } from '@gewerk/contracts/bus';
import { inMilliseconds, requestContext } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Collection, type Connection, Types } from 'mongoose';

/** An event waiting to be published. */
export interface OutboxEntry {
  _id: Types.ObjectId;
  subject: string;
  payload: string;
  createdAt: Date;
  /** W3C trace context of the change, if it came from a traced request. */
  traceparent?: string;
  /** Failed attempts to publish it; absent before the first. */
  failures?: number;
  /** Earliest time of the next attempt; absent before the first failure. */
  retryAt?: Date;
}

const MAX_PAYLOAD_BYTES = 512 * 1024;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Stores the events of a change in the change's own transaction. */
@Injectable()
export class Outbox {
  private wakeRelay: () => void = () => undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  get entries(): Collection<OutboxEntry> {
    return this.connection.collection<OutboxEntry>('outbox');
  }

  /** Adds an event to the caller's transaction. Throws RangeError if the payload is not under 512 KB. */
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

  /** The oldest entries that may be tried now, by the database's clock, since hosts' clocks differ. */
  due(most: number): Promise<OutboxEntry[]> {
    // Includes entries without the field: a missing value sorts before any date.
    return this.entries
      .find({ $expr: { $not: { $gt: ['$retryAt', '$$NOW'] } } })
      .sort({ _id: 1 })
      .limit(most)
      .toArray();
  }

  async remove(entries: readonly OutboxEntry[]): Promise<void> {
    await this.entries.deleteMany({ _id: { $in: entries.map(({ _id }) => _id) } });
  }

  /**
   * Postpones the entries: for 1 s after the first failure, twice as long after each further one, up to 30 s.
   */
  async postpone(entries: readonly OutboxEntry[]): Promise<void> {
    await this.entries.bulkWrite(
      entries.map(({ _id, failures = 0 }) => {
        const retryMs = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
        const update = { failures: failures + 1, retryAt: inMilliseconds(retryMs) };
        return { updateOne: { filter: { _id }, update: [{ $set: update }] } };
      }),
    );
  }

  /** Age of the oldest entry; 0 without one. */
  async oldestSeconds(): Promise<number> {
    const entry = await this.entries.findOne({}, { sort: { _id: 1 }, projection: { createdAt: 1 } });
    return entry ? (Date.now() - entry.createdAt.getTime()) / 1_000 : 0;
  }

  /** How many entries could not be published so far. */
  countFailing(): Promise<number> {
    return this.entries.countDocuments({ failures: { $gt: 0 } });
  }

  /** Wakes the relay after a commit. */
  wake(): void {
    this.wakeRelay();
  }

  onWake(wake: () => void): void {
    this.wakeRelay = wake;
  }
}
