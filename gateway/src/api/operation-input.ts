import { invalidInput } from '@gewerk/contracts';
import type { z } from 'zod';

/** An operation's input from a path and its query. Fails with `invalid-input` naming the parameter. */
export function operationInput(
  route: { readonly query: z.ZodType<Record<string, unknown>> },
  params: unknown,
  query: unknown,
): Record<string, unknown> {
  const parsed = route.query.safeParse(query);
  if (!parsed.success) throw invalidInput(parsed.error);
  return { ...parsed.data, ...(params as Record<string, unknown>) };
}
