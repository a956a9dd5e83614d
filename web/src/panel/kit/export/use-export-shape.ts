import { type ExportColumn, exportColumnNames, type ExportFormat, exportFormats } from '@gewerk/contracts';
import { useState } from 'react';

/** How the file looks, whatever businesses are in it. */
export interface ExportShape {
  readonly format: ExportFormat;
  /** Null for all. */
  readonly columns: readonly ExportColumn[] | null;
}

const KEY = 'gewerk.export-shape';
const USUAL: ExportShape = { format: 'csv', columns: null };

/** The shape of exports, kept on the device. */
export function useExportShape(): readonly [ExportShape, (shape: ExportShape) => void] {
  const [shape, setShape] = useState(stored);
  return [
    shape,
    (next) => {
      setShape(next);
      try {
        localStorage.setItem(KEY, [next.format, ...(next.columns ?? [])].join(' '));
      } catch {
        // Storage is blocked or full: it holds until the page is left.
      }
    },
  ];
}

function stored(): ExportShape {
  try {
    return readShape(localStorage.getItem(KEY));
  } catch {
    // Storage is blocked.
    return USUAL;
  }
}

/** What the device kept, as far as it is known still. */
function readShape(kept: string | null): ExportShape {
  const [first, ...names] = (kept ?? '').split(' ');
  const columns = exportColumnNames.filter((column) => names.includes(column));
  return {
    format: exportFormats.find((format) => format === first) ?? USUAL.format,
    columns: columns.length === 0 ? null : columns,
  };
}
