import { BUSINESS_LENGTH } from '@gewerk/contracts/limits';
import { cellText, type CellValue } from '../read-sheet/cell.js';
import type { HeaderMapping } from '../recognize-headers/header-mapping.js';
import { standIns } from '../recognize-headers/repeated-headers.js';

type Cells = readonly (CellValue | undefined)[];

/** A text that is a URL or begins with a domain (`mueller.de`) takes precedence over the link's target. */
const WEB_TEXT = /^(?:https?:\/\/|[^\s/@]+\.[^\s@]{2,})/i;

/** Fields whose cells may show a text such as 'Seite' and have the URL or email address in a link. */
const linkFields = {
  website: { isAddress: (text: string) => WEB_TEXT.test(text), read: webAddress },
  reviewsLink: { isAddress: (text: string) => WEB_TEXT.test(text), read: webAddress },
  email: { isAddress: (text: string) => text.includes('@'), read: mailAddress },
} as const;

/** The row, with a text replaced by the URL or email address in its link if the field needs one and the text is not one. */
export function withLinks(mapping: HeaderMapping, cells: Cells, links: ReadonlyMap<number, string>): Cells {
  const found = new Map<number, string>();
  const further = standIns(mapping);
  for (const field of Object.keys(linkFields) as (keyof typeof linkFields)[]) {
    const { isAddress, read } = linkFields[field];
    const own = mapping.columns[field];
    const columns = further.flatMap((each) => (each.field === field ? [each.column] : []));
    for (const column of own === undefined ? columns : [own, ...columns]) {
      const text = cellText(cells[column]);
      const address = text === '' || isAddress(text) ? undefined : read(links.get(column) ?? '');
      if (address !== undefined) found.set(column, address);
    }
  }
  return found.size === 0 ? cells : Array.from(cells, (cell, column) => found.get(column) ?? cell ?? null);
}

/** The URL of a link; undefined for scripts, files and places within the workbook. */
function webAddress(link: string): string | undefined {
  const isWeb = link.length <= BUSINESS_LENGTH.website && /^https?:\/\//i.test(link);
  return isWeb && URL.canParse(link) ? link : undefined;
}

/** The first recipient of a mail link. */
function mailAddress(link: string): string | undefined {
  const [, to = ''] = /^mailto:([^?,;]{3,254})/i.exec(link) ?? [];
  try {
    const address = decodeURIComponent(to).trim();
    return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
  } catch {
    // The text is not valid percent-encoding.
    return undefined;
  }
}
