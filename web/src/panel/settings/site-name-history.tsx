import { Button } from '@chakra-ui/react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useInstant } from '../kit/panel-locale.js';
import type { StoredSite } from './site-name-form.js';
import { useSaveSiteName } from './use-save-site-name.js';

/** The names before, each to be put back. */
export function SiteNameHistory({ stored }: { readonly stored: StoredSite }) {
  const { site: texts } = usePageTexts('admin').settings;
  const instant = useInstant();
  const { save, isSaving } = useSaveSiteName(() => undefined);
  const before = stored.versions.filter(({ version }) => version !== stored.version);
  if (before.length === 0) return null;
  return (
    <details>
      <summary>{texts.before(before.length)}</summary>
      <ul className="panel-history">
        {before.map(({ version, savedAt, identity }) => (
          <li key={version} className="panel-version">
            <strong>{identity.name}</strong>
            <time dateTime={savedAt}>{instant(savedAt)}</time>
            <Button
              variant="outline"
              size="sm"
              disabled={isSaving || identity.name === stored.identity.name}
              aria-label={texts.restoreNamed(identity.name)}
              onClick={() => save(identity.name, stored.version)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
