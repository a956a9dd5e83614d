import type { PersonalDataPage, PersonalRecord, RemovedPersonalData } from '@gewerk/contracts';
import { type Model, type mongo, Types } from 'mongoose';

/** One kind of record about persons. */
export interface PersonalKind {
  /** As the export names it. */
  readonly kind: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- records of every shape
  readonly model: Model<any>;
  /** Fields that hold the person's address. */
  readonly addressedBy: readonly string[];
  /** Fields that only guard a record and tell nothing of the person. */
  readonly without?: readonly string[];
  /** Whether removal leaves such records: what is public, and goes by a way of its own. */
  readonly isKept?: boolean;
}

interface Place {
  readonly kind: string;
  readonly id: string;
}

const MAX_TIME_MS = 50_000;

/** What a service keeps about an e-mail address. An operator's rare question: it may go through whole collections. */
export class PersonalData {
  constructor(private readonly kinds: readonly PersonalKind[]) {}

  /** Records after a place, kind by kind and by id. */
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
    const told: RemovedPersonalData = { removed: {}, kept: {} };
    for (const kind of this.kinds) {
      const { collection } = kind.model;
      const filter = filterOf(kind, email);
      const options = { maxTimeMS: MAX_TIME_MS };
      if (kind.isKept) told.kept[kind.kind] = await collection.countDocuments(filter, options);
      else told.removed[kind.kind] = (await collection.deleteMany(filter, options)).deletedCount;
    }
    return told;
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
  // An address is stored as it was typed, in upper or lower case.
  const address = { $regex: `^${email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, $options: 'i' };
  const about = { $or: addressedBy.map((field) => ({ [field]: address })) };
  if (after === null) return about;
  const isText = model.schema.path('_id').instance === 'String';
  // The driver takes every id for an ObjectId; those of mails are texts.
  const id = (isText ? after : new Types.ObjectId(after)) as Types.ObjectId;
  return { ...about, _id: { $gt: id } };
}
