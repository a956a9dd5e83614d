import type { z } from 'zod';
import type { Operation } from '../../bus/operation.js';
import type { Address, Method } from '../../http/route.js';

/**
 * How a panel call is served. The gateway guards, checks, forwards and records the call from this declaration alone.
 */
export interface PanelServing {
  readonly summary: string;
  /**
   * Who may call it. Calls that need a session also need the CSRF token, except reads whose response no script can
   * read.
   */
  readonly needs: 'nothing' | 'session';
  /** Strict: unknown parameters are refused. */
  readonly query: z.ZodType<Record<string, unknown>>;
  /** The JSON body; without one, a request's body must be missing or empty. */
  readonly body?: z.ZodType<Record<string, unknown>>;
  /** The operation that takes path, query and body as its input. Without one, a `@PanelHandler(route)` answers. */
  readonly operation?: Operation;
  /** Further operations that only this handler calls; their services require the route's role as well. */
  readonly asks?: readonly Operation[];
  /**
   * The JSON that a handler returns, or that of each event of a stream; missing for files and for responses without a
   * body.
   */
  readonly answer?: z.ZodType;
  /** True for calls that the panel makes automatically (polling, streams): they do not keep an idle session alive. */
  readonly isBackground?: boolean;
  /** True for calls that the audit trail records, once they have succeeded, under the route's name. */
  readonly isAudited?: boolean;
  /** What an audited call was about, read from its response; the path's `id` if missing. */
  readonly auditSubject?: (answer: never) => string | null;
  /** A second business that it was about, read from its input. */
  readonly auditOther?: (input: never) => string;
}

/** A call of the panel with its address. */
export type PanelEndpoint = PanelServing & Address & { readonly method: Method };
