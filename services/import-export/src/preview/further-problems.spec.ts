import type { SheetBatch } from '../read-sheet/batches/batch-builder.js';
import { FurtherProblems } from './further-problems.js';

it('skipped rows do not displace rows with problems', () => {
  const problems = new FurtherProblems();
  const errors: SheetBatch['errors'] = Array.from({ length: 2_000 }, (_, index) => ({
    ...{ row_number: index + 2, code: 'left-out', field: 'category', value: 'parking' },
  }));
  errors.push({ row_number: 2_002, code: 'missing', field: 'name', value: null });
  problems.add({ errors, rows: new Uint8Array() } as unknown as SheetBatch, [], []);
  expect(problems.rows.map(({ row_number }) => row_number)).toEqual([2_002]);
});
