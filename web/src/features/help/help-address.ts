import { paths, withQuery } from '../../app/paths.js';
import { textParameter } from '../../app/route-parameters.js';
import type { AddressReader } from '../../app/with-address.js';

export interface HelpAddress {
  /** What is looked for in the questions; '' for all of them. */
  readonly query: string;
}

export const readHelpAddress: AddressReader<HelpAddress> = ({ search }) => ({
  query: textParameter(search, 'q'),
});

/** The address of a search in the questions. */
export const helpAddressPath = ({ query }: HelpAddress): string => withQuery(paths.help, { q: query });
