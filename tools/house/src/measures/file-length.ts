import type { Measure } from '../measure.js';

const MOST_LINES = 250;

export const longFiles: Measure = {
  name: `files over ${MOST_LINES} lines`,
  limit: 0,
  find: (project) =>
    project
      .sources()
      .filter((path) => project.lines(path) > MOST_LINES)
      .map((path) => `${path}: ${project.lines(path)} lines`),
};
