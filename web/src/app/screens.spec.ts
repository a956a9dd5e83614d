import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { panelScreens, siteScreens } from './screens.js';

const SOURCES = resolve(__dirname, '..');
const RESERVED = resolve(SOURCES, '../../libs/text/src/reserved-segments.ts');
const screens = [...siteScreens, ...panelScreens];

describe('the screens', () => {
  it('are those whose folders have a page and a descriptor', () => {
    const folders = (file: string) =>
      globSync(`{pages,panel}/*/${file}`, { cwd: SOURCES }).map(dirname).sort();
    expect(folders('page.tsx')).toEqual(folders('screen.ts'));
    expect([...new Set(screens.map(({ folder }) => folder))].sort()).toEqual(folders('screen.ts'));
    for (const { folder, path } of siteScreens) {
      expect(readFileSync(resolve(SOURCES, folder, 'screen.ts'), 'utf8')).toContain(`path: '${path}'`);
    }
  });

  it('have distinct paths', () => {
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });

  it('begin with a segment that is reserved, so no city has it as its slug', () => {
    const reserved = readFileSync(RESERVED, 'utf8');
    const segments = siteScreens
      .map(({ path }) => path.split('/')[1] ?? '')
      .filter((name) => /^[a-z]/.test(name));
    expect(segments.length).toBeGreaterThan(15);
    for (const segment of segments) expect(reserved).toContain(`'${segment}'`);
  });
});
