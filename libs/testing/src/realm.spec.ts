import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const REALM = join(__dirname, '../jest/realm.mjs');

/** Runs lines in a separate process after `rememberRealm`; returns the value of the last one as JSON. */
function inFreshRealm(...lines: readonly string[]): unknown {
  const script = [`import { loadIntoRealm, rememberRealm } from ${JSON.stringify(REALM)};`, ...lines];
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script.join('\n')], {
    encoding: 'utf8',
    env: { ...process.env, KEPT: 'before' },
  });
  return JSON.parse(said);
}

describe('the realm of a worker', () => {
  it('is Node’s own, so that Node’s errors are instances of the suite’s Error', async () => {
    await expect(readFile('/no/such/file')).rejects.toBeInstanceOf(Error);
  });

  it('is restored for the next suite', () => {
    const left = inFreshRealm(
      'const { fetch, structuredClone } = globalThis;',
      'const restore = rememberRealm();',
      "Object.assign(globalThis, { fetch: 'mocked', mine: 1, [Symbol.for('mine')]: 1 });",
      'delete globalThis.structuredClone;',
      "Object.assign(process.env, { KEPT: 'changed', MINE: '1' });",
      'process.exitCode = 1;',
      "process.on('SIGTERM', () => {});",
      'restore();',
      'console.log(JSON.stringify({',
      "  globals: [globalThis.fetch === fetch, globalThis.structuredClone === structuredClone, 'mine' in globalThis],",
      "  symbol: Symbol.for('mine') in globalThis,",
      '  env: [process.env.KEPT, process.env.MINE ?? null],',
      "  process: [process.exitCode ?? null, process.listenerCount('SIGTERM')],",
      '}));',
    );
    expect(left).toEqual({
      globals: [true, true, false],
      symbol: false,
      env: ['before', null],
      process: [null, 0],
    });
  });

  it('keeps the globals of packages, which are loaded once', () => {
    const left = inFreshRealm(
      'const restore = rememberRealm();',
      'loadIntoRealm(() => (globalThis.ofPackage = 1));',
      'restore();',
      'console.log(JSON.stringify(globalThis.ofPackage ?? null));',
    );
    expect(left).toBe(1);
  });
});
