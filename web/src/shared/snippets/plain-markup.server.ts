import { markupOf } from './split-snippet.js';

/**
 * The markup of a snippet for browsers without scripts; undefined in the browser's build, which never shows such
 * markup.
 */
export const plainMarkup: ((snippet: string) => string) | undefined = markupOf;
