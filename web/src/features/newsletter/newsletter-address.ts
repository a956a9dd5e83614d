import { choiceParameter, InvalidParameter, textParameter } from '../../app/route-parameters.js';
import type { AddressReader } from '../../app/with-address.js';

export interface NewsletterAddress {
  readonly token: string;
  readonly action: 'confirm' | 'unsubscribe';
}

/** The address of the links in newsletter mails. */
export const readNewsletterAddress: AddressReader<NewsletterAddress> = ({ search }) => {
  const token = textParameter(search, 'token');
  if (token === '') throw new InvalidParameter('token');
  return { token, action: choiceParameter(search, 'action', ['confirm', 'unsubscribe']) };
};
