/** A received request, a call, a published event or a consumed event. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** Low cardinality: an operation, route or command; never an id or visitor's text. */
  name: string;
  kind: SpanKind;
  attributes?: SpanAttributes;
  /** W3C trace contexts of further causes, such as the other events of a batch. */
  links?: readonly string[];
}

export interface Span {
  /** W3C trace context for calls of this work. */
  readonly traceparent: string;
  rename(name: string): void;
  setAttributes(attributes: SpanAttributes): void;
  /** @param fault kind of failure in one word, e.g. an error code */
  end(fault?: string): void;
}

export interface Tracer {
  /** @param parent W3C trace context of the caller; a new trace without it */
  start(start: SpanStart, parent: string | undefined): Span;
  /** Sends the remaining spans. */
  shutdown(): Promise<void>;
}
