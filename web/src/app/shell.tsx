import { useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentPrompt } from '../shared/consent/consent-prompt.js';
import { LanguagePrompt } from '../shared/site/language-prompt.js';
import { OfflineNote } from '../shared/site/offline-note.js';
import { SiteFooter } from '../shared/site/site-footer.js';
import { SiteHeader } from '../shared/site/site-header.js';
import { SiteSnippets } from '../shared/site/site-snippets.js';
import { Toasts } from '../ui/toast/toasts.js';
import { useTexts } from '../platform/app-context.js';
import { useIsWhole } from '../platform/rest-of-page.js';
import { countClick } from './count-click.js';
import { useInternalLinks } from '../platform/use-internal-links.js';
import { useShown } from './router/shown.js';
import { useScroll } from './router/use-scroll.js';

const MAIN_ID = 'main';
/**
 * Milliseconds from the tap until the progress line appears; a page that opens faster does not need the line. On a
 * slow phone half of this time has passed before the line is in the document.
 */
const LINE_AFTER_MS = 220;

export function Shell({ children }: { readonly children: ReactNode }) {
  const { nav } = useTexts().common;
  const follow = useInternalLinks();
  const tappedAt = useRef(0);
  const onClick = (event: MouseEvent): void => {
    tappedAt.current = event.timeStamp;
    countClick(event);
    follow(event);
  };
  const drawLine = useCallback((line: HTMLElement | null) => drawSince(line, tappedAt.current), []);
  const main = useMainFocus();
  const { isLoading } = useShown();
  const isWhole = useIsWhole();
  useScroll();
  return (
    <div className={isWhole ? 'shell' : 'shell shell-first'} onClick={onClick} onAuxClick={countClick}>
      <a className="skip-link" href={`#${MAIN_ID}`} lang={nav.lang}>
        {nav.skip}
      </a>
      <ConsentPrompt />
      <LanguagePrompt />
      {isLoading && <div className="progress-line" ref={drawLine} />}
      <OfflineNote />
      <SiteHeader />
      <main id={MAIN_ID} ref={main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Toasts />
      <SiteSnippets />
    </div>
  );
}

/** Going back involves no tap, so the line's delay starts now. */
function drawSince(line: HTMLElement | null, tappedAt: number): void {
  const since = performance.now() - tappedAt;
  const left = since > LINE_AFTER_MS * 4 ? LINE_AFTER_MS : LINE_AFTER_MS - since;
  line?.style.setProperty('animation-delay', `${Math.max(0, left)}ms`);
}

/** Moves the focus to the content when another page, or another page of a list, opens, as a page load would. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const page = new URLSearchParams(search).get('page') ?? '';
  const shown = useRef({ pathname, page });
  useEffect(() => {
    const { current: before } = shown;
    shown.current = { pathname, page };
    const isPaged = before.page !== page && document.activeElement?.closest('.pagination') instanceof Element;
    if (before.pathname !== pathname || isPaged) main.current?.focus({ preventScroll: true });
  }, [pathname, page]);
  return main;
}
