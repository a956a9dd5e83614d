import { type Import, importsOf } from '../imports.js';
import type { Measure } from '../measure.js';
import type { Project } from '../project.js';

const ROOT = 'web/src/';

/**
 * The layer (floor) of each folder (room) of the web client. A file may import from its own feature folder (wing) and
 * from lower layers, but never from higher ones.
 */
const FLOORS: Readonly<Record<string, number>> = {
  texts: 0,
  platform: 1,
  ui: 2,
  shared: 3,
  pages: 4,
  panel: 4,
  app: 5,
};

/** Permitted imports from higher floors, as `from → to`; at most three, each with its reason. */
export const NAMED_EXCEPTIONS: readonly string[] = [];

const roomOf = (path: string): string => path.slice(ROOT.length).split('/')[0] ?? '';

/**
 * The feature folder, such as `pages/city` or `panel/import`; undefined for modules outside one, such as the panel's
 * kit or its frame.
 */
function wingOf(path: string): string | undefined {
  const [room = '', wing = '', ...rest] = path.slice(ROOT.length).split('/');
  const isWing = (room === 'pages' || room === 'panel') && rest.length > 0;
  return isWing && !(room === 'panel' && wing === 'kit') ? `${room}/${wing}` : undefined;
}

/** The screen that combines the panel's wings, and therefore imports them; no wing imports it. */
const PANEL_TABS = 'panel/tabs';

function webImports(project: Project): Import[] {
  return project
    .sources(ROOT)
    .flatMap((path) => importsOf(project, path))
    .filter(({ to }) => to.startsWith(ROOT));
}

const line = ({ from, to }: Import): string => `${from} → ${to}`;

function goesUp({ from, to }: Import): boolean {
  const [floor, other] = [FLOORS[roomOf(from)], FLOORS[roomOf(to)]];
  // A folder that FLOORS does not list may neither import nor be imported.
  return floor === undefined || other === undefined || other > floor;
}

export const upwardImports: Measure = {
  name: `imports in web that go up, except ${NAMED_EXCEPTIONS.length} named exceptions`,
  limit: 0,
  find: (project) => upwardImportsBeside(project, NAMED_EXCEPTIONS),
};

/** Imports from higher floors that are not listed, and listed ones that no longer exist. */
export function upwardImportsBeside(project: Project, named: readonly string[]): string[] {
  const found = webImports(project).filter(goesUp).map(line);
  return [
    ...found.filter((one) => !named.includes(one)),
    ...named.filter((one) => !found.includes(one)).map((one) => `${one} is named but does not exist`),
  ];
}

export const wingToWingImports: Measure = {
  name: 'imports from page to page, wing to wing or page to panel in web',
  limit: 0,
  find: (project) =>
    webImports(project)
      .filter(({ from, to }) => {
        const [wing, other] = [wingOf(from), wingOf(to)];
        if (!isOfWings(from) || !isOfWings(to)) return false;
        if (roomOf(from) !== roomOf(to)) return true;
        return wing !== undefined && other !== undefined && wing !== other && wing !== PANEL_TABS;
      })
      .map(line),
};

const isOfWings = (path: string): boolean => ['pages', 'panel'].includes(roomOf(path));
