import { type BusinessForm, formFields } from '@gewerk/contracts';
import {
  type BusinessChange,
  firstWithin,
  MAX_ANSWER_BYTES,
  getBusinessHistory,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { type BusinessRecord, objectIdOf } from '../record/index.js';
import {
  BusinessHistories,
  type HistoryEntry,
  storedAs,
  toForm,
  WholeRecordsRepository,
} from '../write/index.js';
import { AccountNames } from './account-names.js';

/** Lists the changes to a business, each with the values before and after. */
@UseCase()
export class GetBusinessHistory {
  constructor(
    private readonly records: WholeRecordsRepository,
    private readonly histories: BusinessHistories,
    private readonly accounts: AccountNames,
  ) {}

  @Answers(getBusinessHistory)
  async history({
    id,
  }: ParsedInputOf<typeof getBusinessHistory>): Promise<OutputOf<typeof getBusinessHistory>> {
    const business = await this.records.get(id);
    const entries = await this.histories.of(objectIdOf(id));
    const accountOf = await this.accounts.of(entries.map(({ account }) => account));
    const changes: BusinessChange[] = [];
    let then = business;
    for (const entry of [...entries].reverse()) {
      const former = formerOf(then, entry);
      const fields = formFields.filter((field) => field in entry.before);
      changes.push({
        at: entry.at.toISOString(),
        kind: entry.kind,
        origin: entry.origin,
        account: entry.account === undefined ? null : accountOf(entry.account),
        run: entry.run ?? null,
        other: entry.other ?? null,
        before: picked(toForm(former), fields),
        after: picked(toForm(then), fields),
        cut: entry.cut ?? [],
      });
      then = former;
    }
    if (!entries.some(({ kind }) => kind === 'created')) changes.push(creationOf(business));
    return { changes: firstWithin(changes, MAX_ANSWER_BYTES - '{"changes":[]}'.length) };
  }
}

/** The business as it was before a change, as far as that is known. */
function formerOf(after: BusinessRecord, { before }: HistoryEntry): BusinessRecord {
  const former: Record<string, unknown> = { ...after };
  for (const field of formFields) {
    if (field in before) former[storedAs(field)] = before[field] ?? undefined;
  }
  return former as unknown as BusinessRecord;
}

function picked(form: BusinessForm, fields: readonly (keyof BusinessForm)[]): Partial<BusinessForm> {
  return Object.fromEntries(fields.map((field) => [field, form[field]]));
}

/** The creation, derived from the source stored in the record. */
const creationOf = ({ createdAt, source: { kind, runId } }: BusinessRecord): BusinessChange => {
  const isImport = kind === 'import' || kind === 'demo';
  return {
    at: createdAt.toISOString(),
    kind: 'created',
    origin: isImport ? 'import' : kind === 'submission' ? 'visitor' : 'panel',
    account: null,
    run: isImport ? runId : null,
    other: null,
    before: {},
    after: {},
    cut: [],
  };
};
