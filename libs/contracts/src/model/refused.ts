import { GewerkError } from './errors.js';
import { filled, type RefusalName, refusals } from './refusals.js';

/** As long as a fact may be in an answer. */
const FACT_LENGTH = 100;

/** The error of a reason, with the facts of its sentence. */
export function refused(
  name: RefusalName,
  facts: Readonly<Record<string, string | number>> = {},
): GewerkError {
  const [code, text] = refusals[name];
  const cut = Object.entries(facts).map(([key, fact]) => [
    key,
    typeof fact === 'string' ? fact.slice(0, FACT_LENGTH) : fact,
  ]);
  return new GewerkError(code, filled(text, facts), [], {
    name,
    facts: Object.fromEntries(cut) as Record<string, string | number>,
  });
}
