import type { BusinessCard } from '@gewerk/contracts';
import { Map as MapIcon, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { LoadedMap, prefetch } from './loaded-map.js';

const ON_A_PHONE = '(max-width: 61.99rem)';

interface WithMapProps {
  readonly businesses: readonly BusinessCard[];
  /** Tile query for businesses on the map besides the shown ones; null for none. */
  readonly tiles: string | null;
  /** The requested rectangle; '' for none. */
  readonly box?: string;
  readonly areaHref?: (box: string) => string;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with a map next to it (above it on a phone), which is loaded when it is opened. */
export function WithMap({ businesses, tiles, box = '', areaHref, children }: WithMapProps) {
  const { businessMap: texts } = useTexts().common;
  const isHydrating = useIsHydrating();
  const [isAsked, setAsked] = useState(() => box !== '' || wasOpen());
  const [lit, setLit] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Whether a click has just opened the map. */
  const isFresh = useRef(false);
  const isOpen = isAsked && !isHydrating;
  // A visitor who returns from a business finds the map as it was.
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
  // On a phone the map is above the list and extends below the screen.
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
