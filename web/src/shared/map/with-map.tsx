import type { BusinessCard } from '@gewerk/contracts';
import { Map as MapIcon, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { LoadedMap, prefetch } from './loaded-map.js';

const ON_A_PHONE = '(max-width: 61.99rem)';

interface WithMapProps {
  readonly businesses: readonly BusinessCard[];
  /** The query of tiles with businesses that are not in the list; null for none. */
  readonly tiles: string | null;
  /** The requested rectangle; '' for none. */
  readonly box?: string;
  readonly areaHref?: (box: string) => string;
  /** The list of businesses. */
  readonly children: ReactNode;
}

/** A list with a map next to it, or above it on a phone. The map is loaded when it is opened. */
export function WithMap({ businesses, tiles, box = '', areaHref, children }: WithMapProps) {
  const { businessMap: texts } = useTexts().common;
  const isHydrating = useIsHydrating();
  const [isAsked, setAsked] = useState(() => box !== '' || wasOpen());
  const [lit, setLit] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Whether a click has just opened the map. */
  const isFresh = useRef(false);
  const isOpen = isAsked && !isHydrating;
  // When a visitor returns from a business, the map is open or closed as it was before.
  useEffect(() => {
    if (wasOpen() !== isAsked) history.replaceState({ ...history.state, hasMap: isAsked }, '');
  });
  const light = useCallback((id: string | null) => {
    setLit(id);
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-listing]') ?? [])
      card.classList.toggle('is-lit', card.dataset['listing'] === id);
  }, []);
  const follow = ({ target }: SyntheticEvent) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null;
    light(card?.dataset['listing'] ?? null);
  };
  // On a phone the map appears above the list and may extend below the screen.
  const bringIntoView = (map: HTMLElement | null) => {
    if (map && isFresh.current && matchMedia(ON_A_PHONE).matches) map.scrollIntoView({ block: 'nearest' });
    isFresh.current = false;
  };
  if (!businesses.some(({ latitude }) => latitude !== null) && box === '') return <>{children}</>;
  return (
    <div className={isOpen ? 'with-map with-map-open' : 'with-map'}>
      <p className="map-toggle js-only" lang={texts.lang}>
        <button
          type="button"
          aria-expanded={isOpen}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => {
            setAsked(!isOpen);
            isFresh.current = !isOpen;
          }}
        >
          {isOpen ? <X size={18} aria-hidden="true" /> : <MapIcon size={18} aria-hidden="true" />}
          {isOpen ? texts.hide : texts.show}
        </button>
      </p>
      {isOpen && (
        <section ref={bringIntoView} className="map-side" aria-label={texts.label} lang={texts.lang}>
          <LoadedMap {...{ businesses, tiles, box, lit, areaHref }} onLit={light} />
        </section>
      )}
      <div
        ref={list}
        className="map-list"
        onPointerOver={isOpen ? follow : undefined}
        onFocus={isOpen ? follow : undefined}
        onPointerLeave={isOpen ? () => light(null) : undefined}
      >
        {children}
      </div>
    </div>
  );
}

const wasOpen = (): boolean => typeof history !== 'undefined' && history.state?.hasMap === true;
