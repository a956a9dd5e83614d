import type { Measure } from '../measure.js';

const DIRECTORY = 'services/directory/src/';
const APP_MODULE = `${DIRECTORY}app.module.ts`;
const FEWEST_MODULES = 8;
const MOST_LINES = 40;

export const directoryModules: Measure = {
  name: `faults of the directory's modules (${FEWEST_MODULES} or more, app.module.ts of ${MOST_LINES} lines at most)`,
  limit: 0,
  find: (project) => {
    const modules = project
      .sources(DIRECTORY)
      .filter((path) => path.endsWith('.module.ts') && path !== APP_MODULE).length;
    const lines = project.has(APP_MODULE) ? project.lines(APP_MODULE) : 0;
    return [
      ...(modules < FEWEST_MODULES ? [`${DIRECTORY} has ${modules} modules`] : []),
      ...(lines === 0 || lines > MOST_LINES ? [`${APP_MODULE} has ${lines} lines`] : []),
    ];
  },
};
