import type { Measure } from './measure.js';
import type { Project } from './project.js';

/** Matches the paths of tests and measurements, whose lines have never been counted. */
const NOT_COUNTED = /spec|test|e2e|bench/;

export interface Report {
  lines: string[];
  isKept: boolean;
}

/** Measures a project. @param most maximum number of places listed for a measure */
export function reportOf(project: Project, measures: readonly Measure[], most = Infinity): Report {
  const results = measures.map((measure) => ({ ...measure, found: measure.find(project) }));
  const lines = results.flatMap(({ name, limit, found }) => {
    const verdict = found.length > limit ? 'FAILS' : 'ok';
    const allowed = limit === Infinity ? '' : ` (${limit} allowed)`;
    const more = found.length > most ? [`         … and ${found.length - most} more`] : [];
    const places = found.slice(0, most).map((place) => `         ${place}`);
    return [`${verdict.padEnd(6)} ${found.length} ${name}${allowed}`, ...places, ...more];
  });
  return {
    lines: [...lines, `       ${lineCount(project)} lines of TypeScript outside tests`],
    isKept: results.every(({ found, limit }) => found.length <= limit),
  };
}

function lineCount(project: Project): number {
  return project
    .all()
    .filter((path) => /\.tsx?$/.test(path) && !NOT_COUNTED.test(path))
    .reduce((sum, path) => sum + project.lines(path), 0);
}
