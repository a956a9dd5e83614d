import { FALLBACK } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { QuickChips } from '../../shared/search/quick-chips.js';
import { everything } from '../../shared/search/search-results-address.js';
import { DotMap } from '../../ui/dot-map/dot-map.js';
import type { DotLayer } from '../../ui/dot-map/draw-dots.js';
import type { HomeAddress } from './home-address.js';
import { HomeSearch } from './home-search.js';

interface HomeHeroProps extends HomeAddress {
  readonly total: number | null;
  readonly isLoading: boolean;
  readonly dots: readonly DotLayer[];
}

export function HomeHero({ terms, total, isLoading, dots }: HomeHeroProps) {
  const home = usePageTexts('home');
  return (
    <section className={terms ? 'hero hero-small' : 'hero'}>
      <div className="wrap hero-row">
        <div className="hero-text">
          <h1>{home.heading}</h1>
          <p className="hero-intro">
            {home.introBefore}
            <data className={isLoading ? 'is-pending' : undefined} value={total ?? FALLBACK.homeTotal}>
              {home.total(total)}
            </data>
            {home.introAfter}
          </p>
          <HomeSearch terms={terms} />
          {terms === null && <QuickChips address={everything} texts={home.chips} />}
        </div>
        <div className="hero-map">
          <DotMap layers={dots} />
        </div>
      </div>
    </section>
  );
}
