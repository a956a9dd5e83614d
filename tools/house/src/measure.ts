import type { Project } from './project.js';

/** One of the project's own rules, and the places that break it. */
export interface Measure {
  name: string;
  /** How many places may break it; Infinity if it is only reported. */
  limit: number;
  /** One line for each place that breaks it. */
  find(project: Project): string[];
}
