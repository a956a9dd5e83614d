import { type ExportChoice, exportPositionSchema, GewerkError } from '@gewerk/contracts';
import { z } from 'zod';

const cursorSchema = z.object({
  after: exportPositionSchema.nullable(),
  skip: z.number().int().min(0),
  /** Rows still to come; null for all. */
  left: z.number().int().min(1).nullable(),
});

/** Where an export stands between two pages. */
export type ExportCursor = z.output<typeof cursorSchema>;

export function firstCursor({ type, start = 1, end = 1 }: ExportChoice): ExportCursor {
  if (type !== 'range') return { after: null, skip: 0, left: null };
  return { after: null, skip: start - 1, left: end - start + 1 };
}

export const encodeCursor = (cursor: ExportCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Fails with `invalid-input` for what no page has told. */
export function readCursor(text: string): ExportCursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    const message = 'must be the next of a page before, or null';
    throw new GewerkError('invalid-input', `cursor: ${message}`, [{ field: 'cursor', message }]);
  }
}
