import type { SheetMapping } from '@gewerk/contracts';
import type { ImportPreview } from '@gewerk/contracts/bus';
import { mappings } from '../../kit/drafts/kept-mappings.js';

/** Kinds of files that are remembered; the one used longest ago is forgotten first. */
const MOST = 30;

/** Files with the same headers in the same columns are of one kind. */
const kindOf = ({ columns }: Pick<ImportPreview, 'columns'>): string =>
  columns.map(({ column, header }) => `${column}=${header.trim().toLowerCase()}`).join('\n');

/** Keeps on this device what the operator said the columns of such a file hold. */
export function rememberMapping(preview: Pick<ImportPreview, 'columns'>, mapping: SheetMapping): void {
  const kind = kindOf(preview);
  const others = mappings.value.filter(([headers]) => headers !== kind);
  mappings.set([[kind, mapping] as const, ...others].slice(0, MOST));
}

/** What was said of the file's kind before; undefined if nothing was. */
export function rememberedMapping(preview: Pick<ImportPreview, 'columns'>): SheetMapping | undefined {
  const kind = kindOf(preview);
  return mappings.value.find(([headers]) => headers === kind)?.[1];
}
