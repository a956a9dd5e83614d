import { toFailure } from './import-run.mapper.js';

it('a failure stored by an older version is read with empty facts', () => {
  const failure = { code: 'unprocessable-file', detail: 'No header.' } as const;
  const reason = { name: 'file-without-header' };
  expect(toFailure({ ...failure, reason })).toEqual({ ...failure, reason: { ...reason, facts: {} } });
  expect(toFailure(failure)).toEqual(failure);
});
