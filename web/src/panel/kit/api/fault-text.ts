import { type ErrorCode, filled, type Problem, type RefusalName } from '@gewerk/contracts';
import { ApiError } from '../../../platform/api/api-error.js';
import type { PageTexts } from '../../../texts/catalogue-types.js';

/** The parts of a problem document that the panel uses. */
export interface Fault extends Partial<Pick<Problem, 'reason' | 'errors' | 'detail'>> {
  /** An `ErrorCode`; a newer service may send codes that are unknown here. */
  readonly code?: string | undefined;
}

/** A call of the panel that was refused with a problem document. */
export class PanelError extends ApiError {
  constructor(
    status: number,
    message: string,
    readonly fault: Fault,
  ) {
    super(status, message);
  }
}

interface Words {
  readonly texts: PageTexts['admin']['faults'];
  /** Labels of the fields of a business. */
  readonly labels: Readonly<Record<string, string>>;
  readonly locale: string;
}

/** Prefixes of business fields in errors: fields of a form, or of a bulk change. */
const TO_FIELD = /^(?:form|change\.fields)\./;
/** Codes for which the panel's own sentence is sufficient; for others the API's text is shown as well. */
const PLAIN = /^(unauthenticated|conflict|internal|unavailable|timeout|rate-limited|.*-not-found)$/;

/** Explains in the panel's language why a call failed; an error without a code is shown unchanged. */
export function faultText(error: unknown, words: Words): string {
  if (error instanceof ApiError && error.status === 0) return words.texts.unreached;
  const said = error instanceof Error ? error.message : String(error);
  return error instanceof PanelError ? (problemText(error.fault, words) ?? said) : said;
}

/** Explains a problem document in the panel's language; undefined if its code is unknown here. */
export function problemText(fault: Fault, { texts, labels, locale }: Words): string | undefined {
  const { code, reason, errors = [], detail = '' } = fault;
  const sentence = reason && texts.reasons[reason.name as RefusalName];
  if (reason && sentence) {
    const facts = Object.entries(reason.facts).map(([name, fact]) => [name, fact.toLocaleString(locale)]);
    const said = filled(sentence, Object.fromEntries(facts) as Record<string, string>);
    const { file } = reason.facts;
    // If one of several files was refused, add its name unless the sentence contains it.
    return file === undefined || sentence.includes('{file}') ? said : `${file}: ${said}`;
  }
  const named = errors.map(({ field }) => labels[field.replace(TO_FIELD, '').split('.')[0] ?? '']);
  if (named.length > 0 && named.every((label) => label !== undefined)) {
    return [...new Set(named)].map((label) => texts.field(label)).join(' ');
  }
  const general = code && texts.codes[code as ErrorCode];
  if (!general) return undefined;
  return PLAIN.test(code) || detail === '' ? general : `${general} (${detail})`;
}
