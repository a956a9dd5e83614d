import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** The rows of the table of ASVS chapters: name, what is met, the evidence, what is not met. */
const chapters = [...document.matchAll(/^\| (V\d+ [^|]*?) *\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, chapter = '', holds = '', shownBy = '', notMet = '']) =>
    [chapter, { holds: holds.trim(), shownBy: shownBy.trim(), notMet: notMet.trim() }] as const,
);
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

describe('the security document', () => {
  it('has a row for each of the 17 chapters', () => {
    expect(chapters.map(([chapter]) => Number(/\d+/.exec(chapter)?.[0]))).toEqual(
      Array.from({ length: 17 }, (_, index) => index + 1),
    );
  });

  it.each(chapters)('names existing tests for %s, or that it does not apply', (_chapter, row) => {
    const tests = quoted(row.shownBy).filter((path) => path.includes('/'));
    if (row.holds === 'none') return expect(row.notMet).toBe('not applicable');
    expect(tests.filter((path) => path.endsWith('.spec.ts')).length).toBeGreaterThan(0);
    expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('names no file or decision that no longer exists', () => {
    const files = quoted(document).filter((path) =>
      /^(?:docs|deploy|gateway|libs|services|tools|web)\//.test(path),
    );
    const linked = [...document.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) =>
      join('docs', path),
    );
    expect(linked.length).toBeGreaterThan(15);
    expect([...files, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
