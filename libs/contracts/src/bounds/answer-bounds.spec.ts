import * as contracts from '../bus/index.js';
import { contractSchemas } from '../compatibility/contract-schemas.js';
import { largestOutput } from './largest-output.js';

const { MAX_ANSWER_BYTES, jsonBytes } = contracts;

/**
 * Answers whose pages are limited in bytes by the code that writes them, since the position to continue from
 * is not in the page.
 */
const ENDED_BY_THE_ANSWERER: readonly string[] = [
  // services/directory: answers-by-bytes.int.spec.ts
  'directory.scan-exported-businesses',
];

const exported: unknown[] = Object.values(contracts);
const operations = exported.filter(
  (value): value is contracts.Operation =>
    typeof value === 'object' && value !== null && 'service' in value && 'timeoutMs' in value,
);
const schemas = contractSchemas(contracts).operations;
const bounded = operations.filter(({ subject }) => !ENDED_BY_THE_ANSWERER.includes(subject));

const largestOf = ({ subject }: contracts.Operation): unknown =>
  largestOutput(schemas[subject]?.output ?? {}, subject);

describe('the largest response', () => {
  it.each(bounded.map((operation) => [operation.subject, operation] as const))(
    'of %s fits into an uncompressed message, shortened if necessary',
    (_subject, operation) => {
      const largest = largestOf(operation);
      const bytes = jsonBytes(largest);
      if (operation.fit) {
        // Only operations whose answers can be too large have a `fit`.
        expect(bytes).toBeGreaterThan(MAX_ANSWER_BYTES);
        expect(jsonBytes(operation.fit(largest, MAX_ANSWER_BYTES))).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
      } else expect(bytes).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    },
  );
});

describe('a response that is shortened to fit', () => {
  const { getBusinesses, getImportResult, listCityBusinesses, listSubmissions, scanBusinesses, scanCities } =
    contracts;
  type Fitted<Op extends contracts.Operation> = contracts.OutputOf<Op>;
  const fitted = <Op extends contracts.Operation>(operation: Op, change: (answer: Fitted<Op>) => void) => {
    const whole = JSON.parse(JSON.stringify(largestOf(operation))) as Fitted<Op>;
    change(whole);
    const answer = operation.fit?.(whole, MAX_ANSWER_BYTES) as Fitted<Op>;
    return { whole, answer };
  };
  const numbered = (items: { id: string }[]) =>
    items.forEach((item, index) => (item.id = String(index).padStart(24, '0')));

  it('lets a scan continue after its last item', () => {
    const { whole, answer } = fitted(scanBusinesses, ({ items }) => numbered(items));
    expect(answer.items.length).toBeLessThan(whole.items.length);
    expect(answer.items).toEqual(whole.items.slice(0, answer.items.length));
    expect(answer.next).toBe(answer.items.at(-1)?.id);
    const cities = fitted(scanCities, ({ items }) =>
      items.forEach((item, index) => (item.slug = `ort-${index}`)),
    );
    expect(cities.answer.next).toBe(`ort-${cities.answer.items.length - 1}`);
  });

  it('lists the businesses that it leaves out, so that none is mistaken for deleted', () => {
    const { whole, answer } = fitted(getBusinesses, ({ businesses }) => numbered(businesses));
    const ids = [...answer.businesses.map(({ id }) => id), ...(answer.left ?? [])];
    expect(answer.left?.length).toBeGreaterThan(0);
    expect(ids).toEqual(whole.businesses.map(({ id }) => id));
  });

  it('keeps every entry of a numbered page, in shortened form', () => {
    const cards = fitted(listCityBusinesses, ({ businesses }) => numbered(businesses));
    expect(cards.answer.businesses.map(({ id }) => id)).toEqual(cards.whole.businesses.map(({ id }) => id));
    const { answer, whole } = fitted(listSubmissions, () => undefined);
    expect(answer.submissions).toHaveLength(whole.submissions.length);
    expect(answer.submissions[0]?.draft.description.endsWith('…')).toBe(true);
  });

  it('includes part of each report of an import', () => {
    const { answer } = fitted(getImportResult, () => undefined);
    const { duplicateReport, errorReport, noteReport = [] } = answer;
    expect(
      Math.min(...[duplicateReport, errorReport, noteReport].map(({ length }) => length)),
    ).toBeGreaterThan(100);
  });
});
