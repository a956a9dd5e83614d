import { drawLogo } from './draw-logo.js';
import { makeRenditions, measurePhoto } from './make-renditions.js';

/** Tasks on untrusted pictures, in the process that may be killed. */
export const tasks = { makeRenditions, measurePhoto, drawLogo };

export type Task = keyof typeof tasks;
export type Made<T extends Task> = Awaited<ReturnType<(typeof tasks)[T]>>;

export interface Order<T extends Task = Task> {
  task: T;
  given: Parameters<(typeof tasks)[T]>;
}
/** `refused` states why the picture cannot be shown. */
export type Answer<T extends Task = Task> = { made: Made<T> } | { refused: string };
