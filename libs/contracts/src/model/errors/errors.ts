import { z } from 'zod';

/**
 * The closed set of errors that services return, each with its HTTP status. The compiler finds every place that
 * does not handle a new code.
 */
export const errorStatus = {
  'invalid-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'business-not-found': 404,
  'category-not-found': 404,
  'city-not-found': 404,
  'photo-not-found': 404,
  'run-not-found': 404,
  'file-not-found': 404,
  'submission-not-found': 404,
  'report-not-found': 404,
  'message-not-found': 404,
  'mail-not-found': 404,
  'claim-not-found': 404,
  'subscription-not-found': 404,
  'settings-version-not-found': 404,
  'account-not-found': 404,
  'passkey-not-found': 404,
  'route-not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  conflict: 409,
  'precondition-failed': 412,
  'payload-too-large': 413,
  'uri-too-long': 414,
  'not-a-spreadsheet': 415,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  'unprocessable-file': 422,
  'rate-limited': 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
  timeout: 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

export const fieldFaultSchema = z.object({
  /** Dotted path of the field in the caller's input. */
  field: z.string(),
  /** What is wrong with its value and what would be valid. */
  message: z.string(),
});
export type FieldFault = z.infer<typeof fieldFaultSchema>;

export const reasonSchema = z.object({
  /** A name of `refusals`; a newer service may send others. */
  name: z.string().max(40),
  /** The values in the sentence, by name; texts are cut at 100 characters. */
  facts: z.record(z.string().max(40), z.union([z.string().max(100), z.number()])),
});
/** Why something was refused, for clients that show it in their own language. */
export type Reason = Readonly<z.infer<typeof reasonSchema>>;

/** Why a run failed, for clients that show it in their own language; `failure` is the English sentence. */
export const runFaultSchema = z.object({ code: z.string().max(40), reason: reasonSchema.optional() });
export type RunFault = Readonly<z.infer<typeof runFaultSchema>>;

/** The known facts about an error that ended a run. */
export const runFaultOf = (error: unknown): RunFault =>
  error instanceof GewerkError
    ? { code: error.code, ...(error.reason && { reason: error.reason }) }
    : { code: 'internal' };

/** RFC 9457 problem document, media type `application/problem+json`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string().optional(),
  errors: z.array(fieldFaultSchema).optional(),
  reason: reasonSchema.optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** An expected failure: crosses processes as data and reaches the client with its code's status. */
export class GewerkError extends Error {
  override readonly name = 'GewerkError';

  constructor(
    readonly code: ErrorCode,
    detail: string,
    readonly errors: readonly FieldFault[] = [],
    readonly reason?: Reason,
  ) {
    super(detail);
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Maximum number of faults listed for one input; a body can contain many thousands. */
const MOST_FAULTS = 100;
/** Maximum length of a field name in a fault, in characters: callers may choose any name. */
const MOST_FIELD_CHARACTERS = 200;

/**
 * Faults of a zod parse, as field paths with messages; if there are very many, only the first, with a note that
 * there are more.
 */
export function fieldFaults(error: z.ZodError): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const fault of everyFault(error)) {
    if (faults.length === MOST_FAULTS) {
      faults.push({ field: '(input)', message: 'has more errors than are listed here' });
      break;
    }
    faults.push({ ...fault, field: fault.field.slice(0, MOST_FIELD_CHARACTERS) });
  }
  return faults;
}

function* everyFault(error: z.ZodError): Iterable<FieldFault> {
  for (const { path, message, ...issue } of error.issues) {
    if (issue.code !== 'unrecognized_keys') yield { field: path.join('.') || '(input)', message };
    else
      for (const key of issue.keys)
        yield { field: [...path, key].join('.'), message: 'is not a known field' };
  }
}

/** The error for a value that does not fit its schema, naming each field and fault. */
export function invalidInput(error: z.ZodError): GewerkError {
  return invalidFields(fieldFaults(error));
}

/** The error for one field of the input. */
export const invalidField = (field: string, message: string): GewerkError =>
  invalidFields([{ field, message }]);

/** The error for several fields of the input. */
export const invalidFields = (faults: readonly FieldFault[]): GewerkError =>
  new GewerkError(
    'invalid-input',
    faults.map(({ field, message }) => `${field}: ${message}`).join('; '),
    faults,
  );

/** The problem document of an error. Hides the detail of unexpected errors. */
export function toProblem(error: unknown, requestId?: string): Problem {
  const known =
    error instanceof GewerkError
      ? error
      : new GewerkError('internal', 'The request failed unexpectedly; try again later.');
  return {
    type: `urn:gewerk:problem:${known.code}`,
    title: known.code.replaceAll('-', ' '),
    status: known.status,
    detail: known.message,
    code: known.code,
    ...(requestId ? { requestId } : {}),
    ...(known.errors.length > 0 ? { errors: [...known.errors] } : {}),
    ...(known.reason ? { reason: known.reason } : {}),
  };
}
