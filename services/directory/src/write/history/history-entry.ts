import type { ChangeKind, ChangeOrigin } from '@gewerk/contracts';
import { HISTORY } from '@gewerk/contracts/limits';
import type { Types } from 'mongoose';
import type { BusinessRecord, BusinessSource } from '../../record/index.js';
import { differingFields, type FormFieldName, storedAs } from './stored-form-fields.js';

/** Who changes businesses, and from where. */
export interface ChangeSource extends Pick<BusinessSource, 'kind' | 'runId'> {
  /** By default what the kind says. */
  origin?: ChangeOrigin;
  /** The account of the panel whose session it is; by default that of the call that is answered. */
  account?: string | undefined;
  /** The run in the list of runs; by default none but an import's. */
  run?: string;
}

/** One change in the history of a business. What its fields became is what the next change found. */
export interface HistoryEntry {
  at: Date;
  kind: ChangeKind;
  origin: ChangeOrigin;
  account?: string;
  run?: string;
  other?: { id: string; name: string };
  /** Former values by field of the form, as they are stored; null for none. */
  before: Partial<Record<FormFieldName, unknown>>;
  /** Changed fields whose former values were too long. */
  cut?: FormFieldName[];
}

export interface Recorded {
  id: Types.ObjectId;
  entry: HistoryEntry;
  /** Until when the history is kept where the business is removed. */
  isRemoved?: boolean;
}

const ORIGINS: Readonly<Record<BusinessSource['kind'], ChangeOrigin>> = {
  import: 'import',
  demo: 'import',
  submission: 'visitor',
  panel: 'panel',
};

export const originOf = ({ kind, origin }: Pick<ChangeSource, 'kind' | 'origin'>): ChangeOrigin =>
  origin ?? ORIGINS[kind];

/** The import or bulk change that a change is part of. */
export const runOf = (source: ChangeSource): string | undefined =>
  source.run ?? (originOf(source) === 'import' ? source.runId : undefined);

export function entryOf(source: ChangeSource, kind: ChangeKind, at: Date): HistoryEntry {
  const origin = originOf(source);
  const run = runOf(source);
  return {
    at,
    kind,
    origin,
    ...(source.account === undefined ? {} : { account: source.account }),
    ...(run === undefined ? {} : { run }),
    before: {},
  };
}

/** With the former values of what differs; null if nothing of the form does. */
export function withFormer(
  entry: HistoryEntry,
  before: BusinessRecord,
  after: BusinessRecord,
): HistoryEntry | null {
  const fields = differingFields(before, after);
  if (fields.length === 0) return null;
  const kept: HistoryEntry['before'] = {};
  const cut: FormFieldName[] = [];
  let room: number = HISTORY.changeLength;
  for (const field of fields) {
    const value = before[storedAs(field)] ?? null;
    const length = JSON.stringify(value).length;
    if (length > HISTORY.valueLength || length > room) cut.push(field);
    else {
      kept[field] = value;
      room -= length;
    }
  }
  return { ...entry, before: kept, ...(cut.length > 0 && { cut }) };
}
