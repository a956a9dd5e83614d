import type { BusinessInput } from '@gewerk/contracts';
import {
  forecastImport,
  type LeftOutField,
  type OutputOf,
  type ParsedInputOf,
  undoImportBatch,
  upsertBusinesses,
} from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { FakeDirectory } from '@gewerk/testing';

type Batch = ParsedInputOf<typeof upsertBusinesses>;
type Answer = OutputOf<typeof upsertBusinesses>;
type Forecast = ParsedInputOf<typeof forecastImport>;
type Undo = ParsedInputOf<typeof undoImportBatch>;

/** The fake leaves out every email address. */
const leftOutOf = (row_number: number, { email }: BusinessInput): LeftOutField[] =>
  email === undefined ? [] : [{ row_number, code: 'invalid', field: 'email', value: email }];

const free = () => Promise.resolve();

/**
 * A fake directory with what imports need: businesses by id, responses by run and batch, and faults that a test sets.
 */
export class ImportDirectory extends FakeDirectory<{ id: string }> {
  readonly places = new Map<string, string>();
  readonly answers = new Map<string, Answer>();
  /** Called before each batch is stored; the call fails with any error that it throws. */
  before: (batch: Batch) => Promise<void> = free;
  /** Called before each batch is undone; the call fails with any error that it throws. */
  beforeUndo: (undo: Undo) => Promise<void> = free;
  /** Called before a batch is forecast; the call fails with any error that it throws. */
  beforeForecast: () => Promise<void> = free;
  /** Ids of businesses by the batch that stored them. */
  private readonly created = new Map<string, string[]>();

  constructor(bus: MessageBus) {
    super(bus);
    this.answer(upsertBusinesses, (batch) => this.store(batch));
    this.answer(forecastImport, (batch) => this.forecast(batch));
    this.answer(undoImportBatch, (batch) => this.undo(batch));
  }

  /** From now on, no call is delayed or fails. */
  calm(): void {
    this.before = free;
    this.beforeUndo = free;
    this.beforeForecast = free;
  }

  private async undo(undo: Undo): Promise<OutputOf<typeof undoImportBatch>> {
    await this.beforeUndo(undo);
    const numbers = [...this.created.keys()]
      .filter((key) => key.startsWith(`${undo.runId}:`))
      .map((key) => Number(key.split(':')[1]))
      .filter((batch) => undo.before === null || batch < undo.before);
    if (numbers.length === 0) return { batch: null, removed: 0, restored: 0, kept: 0 };
    const batch = Math.max(...numbers);
    const places = this.created.get(`${undo.runId}:${batch}`) ?? [];
    for (const place of places) this.places.delete(place);
    return { batch, removed: places.length, restored: 0, kept: 0 };
  }

  private async store(batch: Batch): Promise<Answer> {
    await this.before(batch);
    const key = `${batch.runId}:${batch.batch}`;
    const known = this.answers.get(key);
    if (known) return known;
    const answer: Answer = { imported: 0, duplicates: [], errors: [] };
    const created: string[] = [];
    this.created.set(key, created);
    for (const { row, business } of batch.rows) {
      const place_id = business.placeId ?? business.name;
      if (this.places.has(place_id))
        answer.duplicates.push({ row_number: row, name: business.name, place_id });
      else {
        answer.imported += 1;
        (answer.leftOut ??= []).push(...leftOutOf(row, business));
      }
      if (!this.places.has(place_id)) {
        this.places.set(place_id, business.name);
        created.push(place_id);
      }
    }
    this.answers.set(key, answer);
    return answer;
  }

  private async forecast({ rows }: Forecast): Promise<OutputOf<typeof forecastImport>> {
    await this.beforeForecast();
    const duplicates = rows.filter(({ business }) => this.places.has(business.placeId ?? business.name));
    const isDuplicate = new Set(duplicates.map(({ row }) => row));
    return {
      outcomes: rows.map(({ row }) => ({
        row_number: row,
        outcome: isDuplicate.has(row) ? 'duplicate' : 'created',
      })),
      leftOut: rows.flatMap(({ row, business }) => leftOutOf(row, business)),
      created: rows.length - duplicates.length,
      changed: 0,
      unchanged: 0,
      duplicates: duplicates.length,
      errors: 0,
    };
  }
}
