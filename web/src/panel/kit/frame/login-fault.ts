import type { PageTexts } from '../../../texts/catalogue-types.js';
import type { LoginOutcome } from '../session/panel-session.js';

const SECONDS_IN_MINUTE = 60;

type Admin = PageTexts['admin'];
type Texts = Pick<Admin['shell']['gate'], 'wrong' | 'tooMany' | 'failed'>;

/** What is said of a login that was not right. */
export function loginFault(
  outcome: Exclude<LoginOutcome, { kind: 'in' | 'code' }>,
  texts: Texts,
  { codes, unreached }: Pick<Admin['faults'], 'codes' | 'unreached'>,
): string {
  if (outcome.kind === 'wrong') return texts.wrong;
  if (outcome.kind === 'wait') {
    return texts.tooMany(Math.max(1, Math.ceil(outcome.seconds / SECONDS_IN_MINUTE)));
  }
  const { code, message } = outcome;
  const sentences: Readonly<Record<string, string>> = codes;
  return texts.failed((code && sentences[code]) ?? (message || unreached));
}
