import { paths, withQuery } from '../../platform/paths.js';
import { textParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';

export interface HelpAddress {
  /** The search text for the questions; '' for all. */
  readonly query: string;
}

export const readHelpAddress: AddressReader<HelpAddress> = ({ search }) => ({
  query: textParameter(search, 'q'),
});

export const helpAddressPath = ({ query }: HelpAddress): string => withQuery(paths.help, { q: query });
