import { z } from 'zod';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A month in UTC, `YYYY-MM`. */
export const monthSchema = z
  .string({ error: 'must be a month such as 2026-11' })
  .regex(MONTH, 'must be a month such as 2026-11');

/** A day in UTC, `YYYY-MM-DD`. */
export const daySchema = z.iso.date('must be a date such as 2026-11-22');
