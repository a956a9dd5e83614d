import { Button } from '@chakra-ui/react';
import { type SiteIdentity, siteLogoPath } from '@gewerk/contracts';
import { useSiteLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { languages } from '../../texts/catalogues.js';
import { LogoPicture } from '../../shared/site/logo.js';
import { useInstant } from '../kit/figures/panel-locale.js';
import type { StoredSite } from './site-api.js';
import { draftOf, isSameDraft } from './site-draft.js';
import { useSaveSite } from './use-save-site.js';

/** The earlier versions of the identity, each of which can be restored as a whole. */
export function SiteHistory({ stored }: { readonly stored: StoredSite }) {
  const { site: texts } = usePageTexts('admin').settings;
  const instant = useInstant();
  const { save, isSaving } = useSaveSite(() => undefined);
  const current = draftOf(stored.identity);
  const before = stored.versions.filter(({ version }) => version !== stored.version);
  if (before.length === 0) return null;
  return (
    <details>
      <summary>{texts.before(before.length)}</summary>
      <ul className="panel-history">
        {before.map(({ version, savedAt, identity }) => (
          <li key={version} className="panel-version">
            <VersionLogo identity={identity} />
            <strong>{identity.name}</strong>
            {identity.accent !== undefined && <code>{identity.accent}</code>}
            <span className="panel-hint">
              {[
                identity.email,
                identity.phone,
                identity.supportHours,
                identity.startLanguage && languages[identity.startLanguage],
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <time dateTime={savedAt}>{instant(savedAt)}</time>
            <Button
              variant="outline"
              size="sm"
              disabled={isSaving || isSameDraft(draftOf(identity), current)}
              aria-label={texts.restoreNamed(identity.name, instant(savedAt))}
              onClick={() => save(draftOf(identity), stored.version)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function VersionLogo({ identity: { logo } }: { readonly identity: SiteIdentity }) {
  const siteLink = useSiteLink();
  if (!logo) return null;
  return (
    <LogoPicture
      src={siteLink(siteLogoPath(logo)).split('?')[0] ?? ''}
      logo={{ ...logo, hasName: false }}
      name=""
    />
  );
}
