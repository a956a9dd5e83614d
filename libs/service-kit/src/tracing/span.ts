/** What a span is of: a request received, a call made, an event handed on, an event taken. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** Of few different values: an operation, a route, a command; never an id or what a visitor typed. */
  name: string;
  kind: SpanKind;
  attributes?: SpanAttributes;
  /** W3C trace contexts of what led to this beside its parent, such as the other events of a batch. */
  links?: readonly string[];
}

/** Work under way, seen from outside. */
export interface Span {
  /** W3C trace context for what this work calls. */
  readonly traceparent: string;
  rename(name: string): void;
  setAttributes(attributes: SpanAttributes): void;
  /** @param fault what kind of failure it ended with, in a word, e.g. an error code; left out where it ended well */
  end(fault?: string): void;
}

/** Makes spans and sends them on. */
export interface Tracer {
  /** @param parent W3C trace context of the caller; without it a new trace begins */
  start(start: SpanStart, parent: string | undefined): Span;
  /** Sends what is left, and nothing after that. */
  shutdown(): Promise<void>;
}
