const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

export interface TraceContext {
  traceId: string;
  spanId: string;
  flags: number;
}

/** Undefined if the text is not a W3C trace context. */
export function readTraceparent(text: string): TraceContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, flags: Number.parseInt(flags, 16) };
}

export function isTraceparent(text: unknown): text is string {
  return typeof text === 'string' && TRACEPARENT.test(text);
}
