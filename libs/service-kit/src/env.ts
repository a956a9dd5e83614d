import type { z } from 'zod';

/** The environment does not fit: names each variable and what would be right. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads the process environment once against a schema. Throws {@link EnvironmentError} naming every bad variable. */
export function parseEnv<S extends z.ZodType>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment does not fit: ${faults.join('; ')}`);
}
