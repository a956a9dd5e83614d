import { type FieldFault, GewerkError } from './errors.js';
import { filled, type RefusalName, refusals } from './refusals.js';

/** Maximum length of a fact in a response. */
const FACT_LENGTH = 100;

/** The error for a reason, with the facts of its sentence, and the input field if it is about one. */
export function refused(
  name: RefusalName,
  facts: Readonly<Record<string, string | number>> = {},
  field?: string,
): GewerkError {
  const [code, text] = refusals[name];
  const cut = Object.entries(facts).map(([key, fact]) => [
    key,
    typeof fact === 'string' ? fact.slice(0, FACT_LENGTH) : fact,
  ]);
  const message = filled(text, facts);
  const faults: FieldFault[] =
    field === undefined ? [] : [{ field, message: message.replace(`${field}: `, '') }];
  return new GewerkError(code, message, faults, {
    name,
    facts: Object.fromEntries(cut) as Record<string, string | number>,
  });
}
