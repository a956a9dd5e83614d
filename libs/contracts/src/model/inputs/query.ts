import { z } from 'zod';
import { MAX_TEXT_LENGTH, PAGING } from '../../limits/index.js';

const MAX_PATH_TEXT = 4_096;
const PLAIN_INTEGER = /^(?:0|[1-9][0-9]{0,8})$/;

/** A whole number within bounds, as a number or written in plain digits. */
export function boundedInteger(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .union([z.number(), z.string().regex(PLAIN_INTEGER, message).transform(Number)], { error: message })
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, message);
}

/** Number of items to return, 1 to 100. */
export const limitParameter = (fallback: number) => boundedInteger(1, PAGING.maxLimit).default(fallback);
/** Number of items to skip, 0 to 10,000. */
export const offsetParameter = () => boundedInteger(0, PAGING.maxOffset).default(0);
/** Page number from 1; {@link withBoundedDepth} limits `page × limit`. */
export const pageParameter = () => boundedInteger(1, PAGING.maxDepth).default(1);

/** Refines an object with `page` and `limit` so that `page × limit` stays within 10,000. */
export function withBoundedDepth<T extends z.ZodType<{ page: number; limit: number }>>(schema: T) {
  return schema.refine(({ page, limit }) => page * limit <= PAGING.maxDepth, {
    path: ['page'],
    message: `page × limit must be at most ${PAGING.maxDepth}`,
  });
}

/** A path segment, of any length; if nothing is found under it, the response is 404. */
export const pathText = () =>
  z
    .string()
    .max(MAX_PATH_TEXT)
    .refine((text) => !text.includes('\u0000'), 'must not contain a NUL character');

/** Text typed by a visitor: at most 200 characters, no NUL, trimmed. */
export const searchText = () =>
  z
    .string({ error: 'must be a string' })
    .max(MAX_TEXT_LENGTH, `must have at most ${MAX_TEXT_LENGTH} characters`)
    .refine((text) => !text.includes('\u0000'), 'must not contain a NUL character')
    .transform((text) => text.trim());
