import type { SiteIdentity } from '@gewerk/contracts';
import { escapeHtml } from './escape.js';

/**
 * The paths of the icons never change; `v` makes browsers reload them after the logo or the colour has changed.
 */
export function iconLinks({ logo, accent }: SiteIdentity): string {
  const isOwn = logo !== undefined || accent !== undefined;
  const version = isOwn ? `?v=${escapeHtml(`${logo?.id.slice(0, 8) ?? ''}${accent?.slice(1) ?? ''}`)}` : '';
  return [
    `<link rel="icon" href="/favicon.ico${version}" sizes="32x32">`,
    isOwn ? '' : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png${version}">`,
  ].join('');
}
