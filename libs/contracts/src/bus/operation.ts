import type { z } from 'zod';
import type { Fit } from './fit/fit-answer.js';

/** The services that answer operations; each has a separate NATS queue group. */
export type ServiceName =
  | 'directory'
  | 'search'
  | 'settings'
  | 'import-export'
  | 'media'
  | 'inbox'
  | 'redirect-tracking'
  | 'url-validation';

/**
 * One request-reply operation, declared once and imported by both ends. The receiver validates the input; the
 * output describes what the service promises.
 */
export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly service: ServiceName;
  /** NATS subject, `<service>.<operation>`. */
  readonly subject: string;
  readonly input: I;
  readonly output: O;
  /** How long a caller waits for the response, in milliseconds. */
  readonly timeoutMs: number;
  /** Reduces a response above `MAX_ANSWER_BYTES`. Absent if the schema's largest output is smaller. */
  readonly fit?: Fit<unknown>;
}

/** What a caller passes: fields with defaults may be omitted. */
export type InputOf<Op extends Operation> = z.input<Op['input']>;
/** What the handler receives: parsed, defaults filled in. */
export type ParsedInputOf<Op extends Operation> = z.output<Op['input']>;
export type OutputOf<Op extends Operation> = z.output<Op['output']>;

const DEFAULT_TIMEOUT_MS = 5_000;

/** Declares an operation; `timeoutMs` defaults to 5 s. */
export function defineOperation<I extends z.ZodType, O extends z.ZodType>(declaration: {
  service: ServiceName;
  name: string;
  input: I;
  output: O;
  timeoutMs?: number;
  fit?: Fit<z.output<O>>;
}): Operation<I, O> {
  return {
    service: declaration.service,
    subject: `${declaration.service}.${declaration.name}`,
    input: declaration.input,
    output: declaration.output,
    timeoutMs: declaration.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    ...(declaration.fit ? { fit: declaration.fit as Fit<unknown> } : {}),
  };
}
