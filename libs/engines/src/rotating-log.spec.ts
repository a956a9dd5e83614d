import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RotatingLog } from './rotating-log.js';

describe('a log file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gewerk-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps the newest lines within twice its limit', () => {
    const log = new RotatingLog(join(folder, 'a.log'), 100);
    for (let line = 0; line < 500; line += 1) log.write(`line ${line}\n`);
    log.close();
    expect(readdirSync(folder).sort()).toEqual(['a.log', 'a.log.1']);
    for (const name of ['a.log', 'a.log.1']) {
      expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(100);
    }
    const kept = ['a.log.1', 'a.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    const lines = kept.trim().split('\n');
    expect(lines.at(-1)).toBe('line 499');
    expect(lines.at(0)).toBe(`line ${500 - lines.length}`);
  });

  it('continues an earlier one, and reports its last line', () => {
    const first = new RotatingLog(join(folder, 'a.log'));
    first.write('one\n');
    first.close();
    first.write('lost\n');
    const second = new RotatingLog(join(folder, 'a.log'));
    second.write('two\n');
    expect(second.lastLine()).toBe('two');
    second.close();
    expect(readFileSync(join(folder, 'a.log'), 'utf8')).toBe('one\ntwo\n');
  });
});
