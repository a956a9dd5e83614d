import { X } from 'lucide-react';
import { useLink, useTexts } from '../../../app/app-context.js';
import type { Texts } from '../../../texts/catalogues.js';
import { isPosition, noFilters } from '../../search/filters.js';
import { listingAddressPath, type ListingAddress } from '../listing-address.js';

interface Chip {
  readonly label: string;
  /** The address without it. */
  readonly without: Partial<ListingAddress>;
}

/** The filters that are on, each a link to the list without it; nothing where none is. */
export function FilterChips({ address }: { readonly address: ListingAddress }) {
  const { listing } = useTexts();
  const link = useLink();
  const chips = chipsOf(address, listing);
  if (chips.length === 0) return null;
  const href = (changes: Partial<ListingAddress>) =>
    link(listingAddressPath({ ...address, ...changes, page: 1 }));
  return (
    <ul className="filter-chips" aria-label={listing.filters.active}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a href={href(without)} aria-label={listing.filters.remove(label)} data-keep-scroll="">
            {label}
            <X size={16} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="chips-clear"
          href={href({ ...noFilters, location: '', category: '' })}
          data-keep-scroll=""
        >
          {listing.filters.clear}
        </a>
      </li>
    </ul>
  );
}

function chipsOf(address: ListingAddress, { filters: labels, categoryName }: Texts['listing']): Chip[] {
  const { location, category, minRating, around, radius } = address;
  const place = isPosition(around) ? labels.ownPosition : around;
  const candidates: (Chip | false)[] = [
    location !== '' && { label: location, without: { location: '' } },
    category !== '' && { label: categoryName(category), without: { category: '' } },
    address.openNow && { label: labels.openNow, without: { openNow: false } },
    minRating !== '' && { label: labels.rating(minRating), without: { minRating: '' } },
    around !== '' && { label: labels.circle(place, radius), without: { around: '', radius: '' } },
    address.hasPhone && { label: labels.hasPhone, without: { hasPhone: false } },
    address.hasWebsite && { label: labels.hasWebsite, without: { hasWebsite: false } },
  ];
  return candidates.filter((candidate) => candidate !== false);
}
