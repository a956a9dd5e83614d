import { type SiteIdentity, siteLogoPath } from '@gewerk/contracts';
import { useLink, useSite, useSiteLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';

/** The dot map as a small logo: nine dots of different sizes. */
const DOTS = 'M4 4h0M14 4h0M24 4h0M4 14h0M24 14h0M4 24h0M14 24h0';

export function LogoMark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d={DOTS} strokeWidth="4" />
      <path d="M24 24h0" strokeWidth="4" />
      <path className="logo-lit" d="M14 14h0" strokeWidth="9" />
    </svg>
  );
}

interface LogoPictureProps {
  /** URL of the picture; a data URL if the logo is not stored yet. */
  readonly src?: string;
  readonly logo: Pick<NonNullable<SiteIdentity['logo']>, 'width' | 'height' | 'hasName'>;
  readonly name: string;
}

/**
 * The operator's logo, on a light background in both colour modes, since it may have been designed only for a
 * light one.
 */
export function LogoPicture({ src, logo: { width, height, hasName }, name }: LogoPictureProps) {
  return <img className="logo-picture" src={src} width={width} height={height} alt={hasName ? name : ''} />;
}

export function Logo() {
  const { brand } = useTexts().common;
  const { logo } = useSite();
  const link = useLink();
  const siteLink = useSiteLink();
  return (
    <a className="logo" href={link(paths.home)}>
      {logo ? (
        <LogoPicture src={siteLink(siteLogoPath(logo)).split('?')[0]} logo={logo} name={brand.name} />
      ) : (
        <LogoMark />
      )}
      {!logo?.hasName && <span>{brand.name}</span>}
    </a>
  );
}
