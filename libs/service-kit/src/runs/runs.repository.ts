import type { Model, mongo } from 'mongoose';
import { wasFirst } from '../mongo/duplicate-key.js';
import { inMilliseconds, LEASE_IS_OVER, setLiterals } from '../lease/lease-clock.js';
import type { LeasedRun } from './leased-run.js';

/** Lease of a run, in milliseconds. */
export const RUN_LEASE_MS = 12_000;

interface Acquiring {
  where?: object;
  /** Stored with the lease, as update-pipeline expressions. */
  set?: object;
}

const LATEST = { returnDocument: 'after' } as const;

/** The stored runs of one kind; leases use the database's clock. */
export class RunsRepository<Run extends LeasedRun> {
  constructor(
    protected readonly model: Model<Run>,
    private readonly acquiring: Acquiring = { set: { state: 'running' } },
  ) {}

  find(id: string): Promise<Run | null> {
    return this.model.findById(id).lean<Run>().exec();
  }

  /** @param before only runs created before this */
  newest(limit: number, before?: Date): Promise<Run[]> {
    const runs = this.model.find();
    if (before) void runs.where('createdAt').lt(before.getTime());
    return runs.sort({ createdAt: -1 }).limit(limit).lean<Run[]>().exec();
  }

  /** Stores a waiting run; false if another run is active in any replica. */
  insert(run: Partial<Run>): Promise<boolean> {
    return wasFirst(async () => {
      const made = new this.model({ ...run, active: true, queuedAt: new Date(0) });
      await made.validate();
      const { _id, queuedAt: _, ...stored } = made.toObject() as LeasedRun;
      // By an update, since an insert cannot use the database's time. It either matches nothing and inserts the run, or
      // fails because the key is in use.
      const nothing = { _id, $nor: [{ _id }] };
      const change = { $setOnInsert: stored, $currentDate: { queuedAt: true } as const };
      await this.collection.updateOne(nothing, change, { upsert: true, ignoreUndefined: true });
    });
  }

  /** Null if the run has ended or is held by another process. */
  acquire(id: string, owner: string): Promise<Run | null> {
    const { where = {}, set = {} } = this.acquiring;
    return this.update({ _id: id, active: true, $or: [LEASE_IS_OVER, { owner }], ...where }, [
      { $set: { ...set, owner, leaseUntil: inMilliseconds(RUN_LEASE_MS) } },
    ]);
  }

  /** Stores changes too; null if the run has ended or was taken over. */
  renew(id: string, owner: string, changes: Partial<Run>): Promise<Run | null> {
    return this.update(owned(id, owner), [
      { $set: { leaseUntil: inMilliseconds(RUN_LEASE_MS) } },
      setLiterals(changes),
    ]);
  }

  /** Any process may take the run after `afterMs`. */
  async release(id: string, owner: string, afterMs = 0): Promise<void> {
    const leaseUntil = inMilliseconds(afterMs);
    await this.update(owned(id, owner), [{ $set: { owner: null, leaseUntil } }]);
  }

  /** Null if the run was taken over. */
  finish(id: string, owner: string, end: Partial<Run>): Promise<Run | null> {
    return this.update(owned(id, owner), {
      $set: { ...end, owner: null, leaseUntil: null },
      $unset: { active: 1 },
    });
  }

  /** Asks the active run to stop; false if there is none. */
  async requestStop(): Promise<boolean> {
    return (await this.update({ active: true }, { $set: { stopRequested: true } })) !== null;
  }

  /** Claims, for requeuing, a run queued over `afterMs` ago that no process holds. */
  claimForgotten(afterMs: number): Promise<Run | null> {
    const isForgotten = { $expr: { $lt: ['$queuedAt', inMilliseconds(-afterMs)] } };
    return this.update({ active: true, $and: [isForgotten, LEASE_IS_OVER] }, [
      { $set: { queuedAt: '$$NOW', queuings: { $add: [{ $ifNull: ['$queuings', 0] }, 1] } } },
    ]);
  }

  /** Through the driver: Mongoose would cast the expressions. */
  private async update(filter: object, change: object | object[]): Promise<Run | null> {
    return (await this.collection.findOneAndUpdate(filter, change, LATEST)) as Run | null;
  }

  private get collection(): mongo.Collection<LeasedRun> {
    return this.model.collection as unknown as mongo.Collection<LeasedRun>;
  }
}

const owned = (_id: string, owner: string) => ({ _id, active: true, owner });
