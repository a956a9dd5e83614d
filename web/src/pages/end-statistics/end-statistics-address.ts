import { InvalidParameter, textParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';

export const readEndFiguresAddress: AddressReader<{ readonly token: string }> = ({ search }) => {
  const token = textParameter(search, 'token');
  if (token === '') throw new InvalidParameter('token');
  return { token };
};
