import { InvalidParameter, textParameter } from '../../app/route-parameters.js';
import type { AddressReader } from '../../app/with-address.js';

/** The address of the link that ends the monthly figures of a listing. */
export const readEndFiguresAddress: AddressReader<{ readonly token: string }> = ({ search }) => {
  const token = textParameter(search, 'token');
  if (token === '') throw new InvalidParameter('token');
  return { token };
};
