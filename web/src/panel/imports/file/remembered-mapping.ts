import type { SheetMapping } from '@gewerk/contracts';
import type { ImportPreview } from '@gewerk/contracts/bus';
import { mappings } from '../../kit/drafts/kept-mappings.js';

/** Maximum number of remembered kinds of files; the least recently used one is forgotten first. */
const MOST = 30;

/** Files with the same headers in the same columns are of one kind. */
const kindOf = ({ columns }: Pick<ImportPreview, 'columns'>): string =>
  columns.map(({ column, header }) => `${column}=${header.trim().toLowerCase()}`).join('\n');

/** Stores on this device the operator's mapping of the columns of this kind of file. */
export function rememberMapping(preview: Pick<ImportPreview, 'columns'>, mapping: SheetMapping): void {
  const kind = kindOf(preview);
  const others = mappings.value.filter(([headers]) => headers !== kind);
  mappings.set([[kind, mapping] as const, ...others].slice(0, MOST));
}

/** The last mapping for this kind of file; undefined if there is none. */
export function rememberedMapping(preview: Pick<ImportPreview, 'columns'>): SheetMapping | undefined {
  const kind = kindOf(preview);
  return mappings.value.find(([headers]) => headers === kind)?.[1];
}
