import { AD_SLOT } from '@gewerk/contracts/limits';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { siteSettingsQuery } from './get-site-settings.js';
import { plainMarkup } from '../snippets/plain-markup.server.js';

type AdArea = 1 | 2 | 3 | 4;

/**
 * One of the operator's four ad areas, whose height is reserved; renders nothing if it has no snippet. The slots
 * are filled one after another, once per page view; without JavaScript the markup is part of the page.
 */
export function AdSlot({ area }: { readonly area: AdArea }) {
  const { api, texts } = useApp();
  const { data: settings } = useApiQuery(siteSettingsQuery(api));
  const { pathname } = useLocation();
  const slot = useRef<HTMLDivElement>(null);
  const snippet = settings?.[`ad_area_${area}`].trim() ?? '';
  useEffect(() => {
    const element = slot.current;
    if (snippet === '' || !element) return undefined;
    const left = new AbortController();
    // Request the script now, so that the slot is filled on time.
    const filler = import('../snippets/fill-slot.js').catch(logFailure);
    const timer = setTimeout(
      () => void filler.then((module) => module?.fillSlot(snippet, element, left.signal)),
      (area - 1) * AD_SLOT.staggerStep + AD_SLOT.staggerStart,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
      element.replaceChildren();
    };
    // Opening a different page counts as another view of the ad.
  }, [snippet, area, pathname]);
  if (snippet === '') return null;
  return (
    <aside className="ad-slot" data-area={area} aria-label={texts.common.ad.label(area)}>
      <div ref={slot} />
      <noscript dangerouslySetInnerHTML={{ __html: plainMarkup?.(snippet) ?? '' }} />
    </aside>
  );
}
