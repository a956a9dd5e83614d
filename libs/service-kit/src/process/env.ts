import type { z } from 'zod';

/** Names each bad variable and what it should be. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Parses the process environment. Throws {@link EnvironmentError} naming every bad variable. */
export function parseEnv<S extends z.ZodType>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not valid: ${faults.join('; ')}`);
}
