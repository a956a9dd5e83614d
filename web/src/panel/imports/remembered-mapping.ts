import type { SheetMapping } from '@gewerk/contracts';
import type { ImportPreview } from '@gewerk/contracts/bus';

const KEY = 'gewerk.import-mappings';
/** Kinds of files that are remembered; the one used longest ago is forgotten first. */
const MOST = 30;

type Kept = readonly (readonly [headers: string, mapping: SheetMapping])[];

/** Files with the same headers in the same columns are of one kind. */
const kindOf = ({ columns }: Pick<ImportPreview, 'columns'>): string =>
  columns.map(({ column, header }) => `${column}=${header.trim().toLowerCase()}`).join('\n');

/** Keeps on this device what the operator said the columns of such a file hold. */
export function rememberMapping(preview: Pick<ImportPreview, 'columns'>, mapping: SheetMapping): void {
  const kind = kindOf(preview);
  const others = read().filter(([headers]) => headers !== kind);
  onDevice(() => localStorage.setItem(KEY, JSON.stringify([[kind, mapping], ...others].slice(0, MOST))));
}

/** What was said of the file's kind before; undefined where nothing was. */
export function rememberedMapping(preview: Pick<ImportPreview, 'columns'>): SheetMapping | undefined {
  const kind = kindOf(preview);
  return read().find(([headers]) => headers === kind)?.[1];
}

function read(): Kept {
  const kept: unknown = onDevice(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(kept) ? (kept as Kept) : [];
}

function onDevice<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch {
    // Storage is blocked or full, or its text is damaged: nothing is remembered.
    return undefined;
  }
}
