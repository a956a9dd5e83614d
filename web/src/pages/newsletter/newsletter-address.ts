import { type MailLinkOutcome, mailLinkOutcomes } from '@gewerk/contracts/http';
import { choiceParameter, InvalidParameter, textParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';

export interface NewsletterAddress {
  readonly token: string;
  readonly action: 'confirm' | 'unsubscribe';
  /** Outcome of pressing the button without JavaScript. */
  readonly outcome: MailLinkOutcome | 'none';
}

export const readNewsletterAddress: AddressReader<NewsletterAddress> = ({ search }) => {
  const token = textParameter(search, 'token');
  if (token === '') throw new InvalidParameter('token');
  return {
    token,
    action: choiceParameter(search, 'action', ['confirm', 'unsubscribe']),
    outcome: choiceParameter(search, 'outcome', ['none', ...mailLinkOutcomes]),
  };
};
