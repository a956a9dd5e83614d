import { useEffect, useRef } from 'react';
import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { allChoices, noChoices, type ConsentChoices } from './consent-choices.js';
import { saveConsent } from './consent-store.js';

/** The consent banner at the bottom of the window, whose choices have equal weight. It does not move the focus. */
export function ConsentBanner() {
  const texts = usePageTexts('consent');
  const link = useLink();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => makeRoom(banner.current), []);

  function decide(choices: ConsentChoices): void {
    saveConsent(choices);
    // The focused button has been removed.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
  return (
    <section ref={banner} className="consent-banner" aria-label={texts.label} lang={texts.lang}>
      <div className="wrap consent-banner-row">
        <p>
          <b>{texts.title}</b> {texts.text} <a href={link(paths.privacy)}>{texts.privacy}</a>
        </p>
        <div className="consent-buttons">
          <Button variant="outline" size="sm" onClick={() => decide(noChoices)}>
            {texts.reject}
          </Button>
          <Button variant="outline" size="sm" onClick={() => decide(allChoices)}>
            {texts.accept}
          </Button>
          <ButtonLink href={link(paths.cookies)} size="sm">
            {texts.choose}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/**
 * Lets the page scroll further by the banner's height, so that the banner covers neither the footer nor the
 * focused element.
 */
function makeRoom(banner: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  style.setProperty('--consent-room', `${banner?.offsetHeight ?? 0}px`);
  return () => void style.removeProperty('--consent-room');
}
