/** A call that failed, with its HTTP status (0 if there was no response) and a human-readable message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    options: ErrorOptions & { readonly statusText?: string } = {},
  ) {
    super(message, options);
    this.statusText = options.statusText ?? '';
  }

  /** The response's status text; '' if the protocol does not transmit one. */
  readonly statusText: string;
}

/** The status of anything that a call may have thrown; 500 if it has none. */
export function statusOf(error: unknown): number {
  if (typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number') {
    return error.status;
  }
  return 500;
}

/** Replaces the message of a failed call with the one that the specification requires; the status is kept. */
export async function withMessage<T>(call: Promise<T>, message: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new ApiError(statusOf(error), message, { cause: error });
  }
}

/** Fails with `{status}: {statusText}` if a call was answered with an error. */
export async function withStatusText<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    throw new ApiError(error.status, `${error.status}: ${error.statusText}`, {
      cause: error,
      statusText: error.statusText,
    });
  }
}
