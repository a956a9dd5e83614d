import { type MailLinkOutcome, mailLinkOutcomes } from '@gewerk/contracts/http';
import { choiceParameter, InvalidParameter, textParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';

export interface EndFiguresAddress {
  readonly token: string;
  /** Outcome of pressing the button without JavaScript. */
  readonly outcome: MailLinkOutcome | 'none';
}

export const readEndFiguresAddress: AddressReader<EndFiguresAddress> = ({ search }) => {
  const token = textParameter(search, 'token');
  if (token === '') throw new InvalidParameter('token');
  return { token, outcome: choiceParameter(search, 'outcome', ['none', ...mailLinkOutcomes]) };
};
