import type { BusinessDetail } from '@gewerk/contracts';
import { Map as MapIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { LoadedMap } from '../../../shared/map/loaded-map.js';
import { tileQuery } from '../../../shared/map/tile-query.js';

/** Zoom level that shows the names of surrounding towns, since the base map has no streets. */
const TOWN_ZOOM = 11;
/** Loading begins this far before the map comes into view. */
const AHEAD = '200px';
const ignore = () => undefined;

/** A map of the business and others of its category nearby. Loaded when the visitor scrolls to it or opens it. */
export function LocationMap({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  const { common } = useTexts();
  const { businessMap: labels } = common;
  const { title, failed, keys } = texts.map;
  const place = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = useMemo(() => [business], [business]);
  const mapTexts = useMemo(() => ({ ...labels, failed, keys }), [labels, failed, keys]);
  useEffect(() => {
    const frame = place.current;
    if (!frame) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setOpen(true);
      },
      { rootMargin: AHEAD },
    );
    // Do not observe before the first scroll, since on a large screen the map is in the first view.
    const begin = () => watch.observe(frame);
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      watch.disconnect();
    };
  }, []);
  if (business.latitude === null || business.longitude === null) return null;
  return (
    <section className="location-map js-only" aria-labelledby="location-title">
      <h2 id="location-title">{title}</h2>
      {!isOpen && (
        <button ref={place} type="button" className="map-frame map-open" onClick={() => setOpen(true)}>
          <span>
            <MapIcon size={18} aria-hidden="true" />
            {labels.show}
          </span>
        </button>
      )}
      {isOpen && (
        <LoadedMap
          businesses={shown}
          tiles={tileQuery({ category: business.categorySlugs[0] ?? '' })}
          box=""
          lit={null}
          onLit={ignore}
          texts={mapTexts}
          fitZoom={TOWN_ZOOM}
          isNumbered={false}
        />
      )}
    </section>
  );
}
