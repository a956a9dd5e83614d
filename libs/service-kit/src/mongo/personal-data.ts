import type { PersonalDataPage, PersonalRecord, RemovedPersonalData } from '@gewerk/contracts/bus';
import { type Model, type mongo, Types } from 'mongoose';

export interface PersonalKind {
  /** Name of this kind of record in the export. */
  readonly kind: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- records of every shape
  readonly model: Model<any>;
  readonly addressedBy: readonly string[];
  /** Fields without personal data, left out of the export. */
  readonly without?: readonly string[];
  /** Whether removal keeps such records, because they are public and removed in another way. */
  readonly isKept?: boolean;
}

interface Place {
  readonly kind: string;
  readonly id: string;
}

const MAX_TIME_MS = 50_000;

/** A service's records about an email address. Rarely used: it may scan whole collections. */
export class PersonalData {
  constructor(private readonly kinds: readonly PersonalKind[]) {}

  /** The next records by kind and id. */
  async page(email: string, after: Place | null, limit: number): Promise<PersonalDataPage> {
    const items: PersonalRecord[] = [];
    const from = after === null ? 0 : this.kinds.findIndex(({ kind }) => kind === after.kind);
    if (from === -1) return { items, next: null };
    for (const kind of this.kinds.slice(from)) {
      const id = kind.kind === after?.kind ? after.id : null;
      items.push(...(await this.read(kind, email, id, limit - items.length)));
      const last = items.at(-1);
      if (last && items.length === limit) return { items, next: { kind: last.kind, id: last.id } };
    }
    return { items, next: null };
  }

  async remove(email: string): Promise<RemovedPersonalData> {
    const result: RemovedPersonalData = { removed: {}, kept: {} };
    for (const kind of this.kinds) {
      const { collection } = kind.model;
      const filter = filterOf(kind, email);
      const options = { maxTimeMS: MAX_TIME_MS };
      if (kind.isKept) result.kept[kind.kind] = await collection.countDocuments(filter, options);
      else result.removed[kind.kind] = (await collection.deleteMany(filter, options)).deletedCount;
    }
    return result;
  }

  private async read(kind: PersonalKind, email: string, after: string | null, limit: number) {
    const found = await kind.model.collection
      .find(filterOf(kind, email, after), { maxTimeMS: MAX_TIME_MS })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    return found.map(({ _id, ...content }): PersonalRecord => {
      for (const field of kind.without ?? []) delete content[field];
      return { kind: kind.kind, id: String(_id), content: JSON.parse(JSON.stringify(content)) as never };
    });
  }
}

function filterOf(
  { addressedBy, model }: PersonalKind,
  email: string,
  after: string | null = null,
): mongo.Filter<mongo.BSON.Document> {
  // Addresses are stored as typed.
  const address = { $regex: `^${email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, $options: 'i' };
  const about = { $or: addressedBy.map((field) => ({ [field]: address })) };
  if (after === null) return about;
  const isText = model.schema.path('_id').instance === 'String';
  // Mail ids are texts, all others ObjectIds.
  const id = (isText ? after : new Types.ObjectId(after)) as Types.ObjectId;
  return { ...about, _id: { $gt: id } };
}
