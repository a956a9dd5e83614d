import { useSite } from '../../platform/app-context.js';
import { placeholderNetworks } from './site-links.js';

/** Names of networks by the hosts of their pages; other networks are shown by host. */
const networks: readonly (readonly [host: RegExp, name: string])[] = [
  [/(^|\.)facebook\.com$/, 'Facebook'],
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(^|\.)(x|twitter)\.com$/, 'X'],
  [/(^|\.)youtube\.com$/, 'YouTube'],
  [/(^|\.)tiktok\.com$/, 'TikTok'],
  [/(^|\.)xing\.com$/, 'XING'],
  [/(^|\.)pinterest\.[a-z.]+$/, 'Pinterest'],
  [/(^|\.)bsky\.app$/, 'Bluesky'],
  [/(^|\.)threads\.(net|com)$/, 'Threads'],
  [/(^|\.)mastodon\.|\.social$/, 'Mastodon'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'WhatsApp'],
];

function networkName(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
  return networks.find(([pattern]) => pattern.test(host))?.[1] ?? host;
}

/**
 * Links to the operator's social media pages; placeholders until the operator has entered some (public
 * specification, section 2).
 */
export function SocialLinks() {
  const { social } = useSite();
  const links = social?.map((address) => [address, networkName(address)] as const);
  return (
    <ul>
      {(links ?? placeholderNetworks.map((name) => ['#', name] as const)).map(([address, name]) => (
        <li key={`${address} ${name}`}>
          <a href={address} rel={address === '#' ? undefined : 'me noopener'}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
