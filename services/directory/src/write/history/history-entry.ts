import type { ChangeKind, ChangeOrigin } from '@gewerk/contracts';
import { HISTORY } from '@gewerk/contracts/limits';
import type { Types } from 'mongoose';
import type { BusinessRecord, BusinessSource } from '../../record/index.js';
import { differingFields, type FormFieldName, storedAs } from './stored-form-fields.js';

/** Who changes businesses, and from where. */
export interface ChangeSource extends Pick<BusinessSource, 'kind' | 'runId'> {
  /** Defaults to the origin of this kind of change. */
  origin?: ChangeOrigin;
  /** The panel account of the session; defaults to that of the current call. */
  account?: string | undefined;
  /** The run shown in the list of runs; by default only an import's. */
  run?: string;
}

/** One change in the history of a business. The new values of its fields are the old values of the next change. */
export interface HistoryEntry {
  at: Date;
  kind: ChangeKind;
  origin: ChangeOrigin;
  account?: string;
  run?: string;
  other?: { id: string; name: string };
  /** Former values by form field, as stored; null if there was none. */
  before: Partial<Record<FormFieldName, unknown>>;
  /** Changed fields whose former values were too long. */
  cut?: FormFieldName[];
}

export interface Recorded {
  id: Types.ObjectId;
  entry: HistoryEntry;
  /** Whether the business is removed, which limits how long its history is kept. */
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

/** The entry with the former values of the fields that differ; null if no form field differs. */
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
