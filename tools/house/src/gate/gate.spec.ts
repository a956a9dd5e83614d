import { CHECKS } from './checks.js';
import { runChecks } from './run-checks.js';

const printing = (name: string, text: string, code: number) => ({
  name,
  args: ['-e', `console.log(${JSON.stringify(text)}); process.exit(${code})`],
});

async function run(checks: Parameters<typeof runChecks>[0]): Promise<{ failed: number; said: string[] }> {
  const said: string[] = [];
  const failed = await runChecks(checks, process.cwd(), (text) => said.push(text.replace(/\(.*\)$/, '(…)')));
  return { failed, said };
}

describe('the gate', () => {
  it('runs types, lint, format and the rules of the layout over the whole tree', () => {
    const names = CHECKS.map(({ name }) => name);
    expect(names.sort()).toEqual([
      ...['format', 'house', 'lint', 'lint of the layout', 'types', 'types of web'],
    ]);
  });

  it('passes if every check passes, and shows none of their output', async () => {
    expect(await run([printing('one', 'fine', 0)])).toEqual({ failed: 0, said: ['ok    one (…)'] });
  });

  it('counts failures, shows their output and runs the others', async () => {
    const { failed, said } = await run([
      printing('one', 'wrong type', 2),
      { name: 'three', args: ['no-such-script.mjs'] },
      printing('two', 'fine', 0),
    ]);
    expect(failed).toBe(2);
    expect(said).toEqual(
      expect.arrayContaining(['FAILS one (…)', 'wrong type', 'ok    two (…)', 'FAILS three (…)']),
    );
  });
});
