import type { z } from 'zod';
import type { Operation } from '../core/operation.js';

/** A call of the owner's panel. The gateway guards, checks, forwards and records it by this declaration alone. */
export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** OpenAPI form, e.g. `/api/admin/businesses/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** Whom it answers. What is no GET needs the CSRF proof beside the session. */
  readonly needs: 'nothing' | 'session';
  /** Strict: unknown parameters are refused. */
  readonly query: z.ZodType<Record<string, unknown>>;
  /** The JSON body; without one the body is not looked at. */
  readonly body?: z.ZodType<Record<string, unknown>>;
  /**
   * What answers the call: path, query and body together are its input. A call without one (uploads, streams, sessions)
   * has a handler in the gateway, a method marked `@AdminHandler(route)`.
   */
  readonly operation?: Operation;
  /** True for calls that the panel makes by itself (polling, streams): they do not keep an idle session alive. */
  readonly isBackground?: boolean;
  /** True for what the audit trail records once it has succeeded, under the route's name. */
  readonly isAudited?: boolean;
  /** What an audited call was about, read from its answer; the path's `id` unless told. */
  readonly auditSubject?: (answer: never) => string | null;
}
