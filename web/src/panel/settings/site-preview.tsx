import { accentContrast, accentShades, siteLogoPath, TEXT_CONTRAST } from '@gewerk/contracts';
import { useRef, useEffect } from 'react';
import { useSiteLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { LogoMark, LogoPicture } from '../../shared/site/logo.js';
import { isColour } from './accent-field.js';
import { isChosen, type SiteDraft } from './site-draft.js';

/** Size at which the browser draws a logo whose actual size is not known yet. */
const BOX = { width: 240, height: 80 } as const;

/** The site's header as on a phone, together with a button and a link. */
export function SitePreview({ draft }: { readonly draft: SiteDraft }) {
  const { site: texts } = usePageTexts('admin').settings;
  const siteLink = useSiteLink();
  const frame = useRef<HTMLDivElement>(null);
  const { accent, logo, logoHasName: hasName } = draft;
  const name = draft.name.trim();
  useEffect(() => {
    const style = frame.current?.style;
    if (!style) return;
    // Set the colours through the DOM: the page's content security policy allows that, but not style attributes in
    // the markup.
    const own = isColour(accent) && accentContrast(accent) >= TEXT_CONTRAST ? accentShades(accent) : null;
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const shades = own && (isDark ? own.dark : own.light);
    for (const [token, shade] of [
      ['accent', shades?.accent],
      ['on-accent', shades?.onAccent],
      ['accent-soft', shades?.accentSoft],
    ] as const) {
      if (shade === undefined) style.removeProperty(`--g-colors-${token}`);
      else style.setProperty(`--g-colors-${token}`, shade);
    }
  }, [accent]);
  return (
    <div ref={frame} className="site-preview" role="group" aria-label={texts.preview}>
      <span className="logo">
        {logo === undefined ? (
          <LogoMark />
        ) : (
          <LogoPicture
            src={
              isChosen(logo)
                ? `data:${logo.type};base64,${logo.file}`
                : siteLink(siteLogoPath(logo)).split('?')[0]
            }
            logo={{ ...BOX, ...(isChosen(logo) ? {} : logo), hasName }}
            name={name}
          />
        )}
        {!(logo && hasName) && <span>{name}</span>}
      </span>
      <p className="site-preview-sample">
        <span className="site-preview-link">{texts.sampleLink}</span>
        <span className="site-preview-button">{texts.sampleButton}</span>
      </p>
    </div>
  );
}
