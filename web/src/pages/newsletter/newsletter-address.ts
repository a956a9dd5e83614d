import { choiceParameter, InvalidParameter, textParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';

export interface NewsletterAddress {
  readonly token: string;
  readonly action: 'confirm' | 'unsubscribe';
}

export const readNewsletterAddress: AddressReader<NewsletterAddress> = ({ search }) => {
  const token = textParameter(search, 'token');
  if (token === '') throw new InvalidParameter('token');
  return { token, action: choiceParameter(search, 'action', ['confirm', 'unsubscribe']) };
};
