import { type ExportColumn, exportColumnNames, type ExportFormat, exportFormats } from '@gewerk/contracts';
import { useState } from 'react';

/** The file's format, independent of the businesses in it. */
export interface ExportShape {
  readonly format: ExportFormat;
  /** Null for all columns. */
  readonly columns: readonly ExportColumn[] | null;
}

const KEY = 'gewerk.export-shape';
const USUAL: ExportShape = { format: 'csv', columns: null };

/** The format of exports, stored on the device. */
export function useExportShape(): readonly [ExportShape, (shape: ExportShape) => void] {
  const [shape, setShape] = useState(stored);
  return [
    shape,
    (next) => {
      setShape(next);
      try {
        localStorage.setItem(KEY, [next.format, ...(next.columns ?? [])].join(' '));
      } catch {
        // Storage is blocked or full: the choice is kept until the page is left.
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

/** The parts of the stored choice that are still valid. */
function readShape(kept: string | null): ExportShape {
  const [first, ...names] = (kept ?? '').split(' ');
  const columns = exportColumnNames.filter((column) => names.includes(column));
  return {
    format: exportFormats.find((format) => format === first) ?? USUAL.format,
    columns: columns.length === 0 ? null : columns,
  };
}
