import type { Measure } from '../measure.js';

const MOST_LINES = 250;

export const longFiles: Measure = {
  name: `files over ${MOST_LINES} lines, tests and style sheets too`,
  limit: 0,
  find: (project) =>
    project
      .all()
      .filter((path) => project.lines(path) > MOST_LINES)
      .map((path) => `${path}: ${project.lines(path)} lines`),
};
