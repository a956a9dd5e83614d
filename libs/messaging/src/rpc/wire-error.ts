import { errorCodes, fieldFaultSchema, GewerkError, reasonSchema } from '@gewerk/contracts';
import { z } from 'zod';

const wireErrorSchema = z.object({
  code: z.enum(errorCodes as [(typeof errorCodes)[number], ...(typeof errorCodes)[number][]]),
  detail: z.string(),
  errors: z.array(fieldFaultSchema).default([]),
  reason: reasonSchema.optional(),
});
export type WireError = z.infer<typeof wireErrorSchema>;

export function toWireError(error: unknown): WireError {
  return error instanceof GewerkError
    ? { code: error.code, detail: error.message, errors: [...error.errors], reason: error.reason }
    : { code: 'internal', detail: 'The request failed unexpectedly; try again later.', errors: [] };
}

/** The error in a response; a response of unknown form becomes an `internal` error. */
export function fromWireError(body: unknown): GewerkError {
  const parsed = wireErrorSchema.safeParse(body);
  return parsed.success
    ? new GewerkError(parsed.data.code, parsed.data.detail, parsed.data.errors, parsed.data.reason)
    : new GewerkError('internal', 'A service answered with an error in an unknown format.');
}
