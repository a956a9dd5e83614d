import { mongo } from 'mongoose';
import { EngineWatch } from './engine-watch.js';
import { isEngineFault } from './engine-fault.js';

describe('an error of an unavailable engine', () => {
  it.each([
    ['no server of MongoDB', Object.assign(new Error('no primary'), { name: 'MongoServerSelectionError' })],
    ['a connection of MongoDB that broke', new mongo.MongoNetworkError('reset')],
    ['a MongoDB that shuts down', new mongo.MongoServerError({ message: 'shutting down', code: 11600 })],
    [
      'a Redis that does not answer',
      new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    ],
    ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    [
      'one below another error',
      new Error('could not store', { cause: new mongo.MongoNetworkError('reset') }),
    ],
  ])('is recognised: %s', (_which, error) => {
    expect(isEngineFault(error)).toBe(true);
  });

  it.each([
    ['a fault of the program', new TypeError('x is not a function')],
    ['a key that is taken', new mongo.MongoServerError({ message: 'E11000', code: 11000 })],
    ['no error', 'ECONNREFUSED'],
  ])('is not confused with: %s', (_which, error) => {
    expect(isEngineFault(error)).toBe(false);
  });
});

describe('the watch over engines', () => {
  it('knows since when an engine is unavailable, and reports each change once', () => {
    const watch = new EngineWatch();
    let changes = 0;
    const end = watch.onChange(() => (changes += 1));
    watch.report('mongodb', true);
    expect([changes, [...watch.away]]).toEqual([0, []]);
    watch.report('mongodb', false);
    watch.report('mongodb', false);
    expect(changes).toBe(1);
    expect(watch.away.get('mongodb')).toBeGreaterThan(0);
    watch.report('mongodb', true);
    end();
    watch.report('mongodb', false);
    expect(changes).toBe(2);
  });
});
