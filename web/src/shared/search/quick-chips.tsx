import { useNavigate } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import { NearMeButton } from './near-me-button.js';
import { searchResultsPath, type SearchResultsAddress } from './search-results-address.js';

interface QuickChipsProps {
  /** The current search. */
  readonly address: SearchResultsAddress;
  readonly texts: PageTexts['home']['chips'];
}

interface Chip {
  readonly label: string;
  readonly isOn: boolean;
  readonly to: Partial<SearchResultsAddress>;
}

const GOOD = '4';
const NEAR_KM = '10';

/** The most popular filters. Each is a link to the same results with the filter, or without it if it is active. */
export function QuickChips({ address, texts }: QuickChipsProps) {
  const link = useLink();
  const navigate = useNavigate();
  const path = (to: Partial<SearchResultsAddress>) => link(searchResultsPath({ ...address, ...to, page: 1 }));
  return (
    <div className="quick-chips">
      <ul aria-label={texts.label} lang={texts.lang}>
        {chipsOf(address, texts).map(({ label, isOn, to }) => (
          <li key={label}>
            <a href={path(to)} aria-current={isOn ? 'true' : undefined} data-keep-scroll="">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <NearMeButton
        texts={texts}
        onFound={(around) =>
          void navigate(path({ around, location: '', radius: '' }), { preventScrollReset: true })
        }
      />
    </div>
  );
}

function chipsOf(address: SearchResultsAddress, texts: QuickChipsProps['texts']): Chip[] {
  const { openNow, openOn, openAlways, minRating, hasPhone, location, around, radius } = address;
  const isSaturday = openOn === 'saturday';
  const isNear = around !== '' && radius === NEAR_KM;
  const place = around || location;
  return [
    { label: texts.openNow, isOn: openNow, to: { openNow: !openNow } },
    { label: texts.saturday, isOn: isSaturday, to: { openOn: isSaturday ? '' : 'saturday' } },
    { label: texts.always, isOn: openAlways, to: { openAlways: !openAlways } },
    ...(place === ''
      ? []
      : [
          {
            label: texts.within(NEAR_KM),
            isOn: isNear,
            to: isNear ? { radius: '' } : { around: place, location: '', radius: NEAR_KM },
          },
        ]),
    { label: texts.rating, isOn: minRating === GOOD, to: { minRating: minRating === GOOD ? '' : GOOD } },
    { label: texts.hasPhone, isOn: hasPhone, to: { hasPhone: !hasPhone } },
  ];
}
