import { refused } from '@gewerk/contracts';
import { fromWireError, toWireError } from './wire-error.js';

describe('an error between services', () => {
  it('keeps its reason with its facts', () => {
    const sent: unknown = JSON.parse(
      JSON.stringify(toWireError(refused('business-changed', { name: 'Ott' }))),
    );
    expect(fromWireError(sent)).toMatchObject({
      code: 'conflict',
      message: 'Ott has changed in the meantime; reload it and try again.',
      reason: { name: 'business-changed', facts: { name: 'Ott' } },
    });
  });

  it('of a release without reasons is read unchanged', () => {
    const error = fromWireError({ code: 'conflict', detail: 'Taken.' });
    expect(error).toMatchObject({ code: 'conflict', message: 'Taken.' });
    expect(error.reason).toBeUndefined();
  });
});
