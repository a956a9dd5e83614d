import { Button } from '@chakra-ui/react';
import type { SettingsVersion } from '@gewerk/contracts/bus';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Part } from '../../ui/feedback/part.js';
import { useInstant } from '../kit/figures/panel-locale.js';
import { Reading } from '../kit/lists/reading.js';
import { versionQuery, versionsQuery, type LoadedSettings } from './api.js';
import { useSaveSettings } from './use-save-settings.js';

const SettingsDiff = lazy(async () => ({ default: (await import('./settings-diff.js')).SettingsDiff }));

export function SettingsHistory({ current }: { readonly current: LoadedSettings }) {
  const { history: texts } = usePageTexts('admin').settings;
  const list = useQuery(versionsQuery);
  return (
    <section className="panel-section" aria-labelledby="history-title">
      <h2 id="history-title">{texts.title}</h2>
      <Reading of={list} failed={texts.failed} />
      {list.data?.versions.length === 0 && <p>{texts.empty}</p>}
      <ul className="panel-history">
        {list.data?.versions.map((version) => (
          <Version key={version.version} version={version} current={current} />
        ))}
      </ul>
    </section>
  );
}

function Version({
  version,
  current,
}: {
  readonly version: SettingsVersion;
  readonly current: LoadedSettings;
}) {
  const texts = usePageTexts('admin').settings;
  const { history } = texts;
  const instant = useInstant();
  const [isOpen, setOpen] = useState(false);
  const stored = useQuery({ ...versionQuery(version.version), enabled: isOpen });
  const { save, isSaving } = useSaveSettings(() => undefined);
  const isCurrent = version.version === current.version;
  return (
    <li>
      <div className="panel-version">
        <strong>{history.version(version.version)}</strong>
        <time dateTime={version.savedAt}>{instant(version.savedAt)}</time>
        <span className="panel-hint">
          {isCurrent ? history.current : version.changed.map((field) => texts.fields[field]).join(', ')}
        </span>
        {!isCurrent && (
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            aria-label={`${history.version(version.version)}: ${isOpen ? history.hide : history.show}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? history.hide : history.show}
          </Button>
        )}
      </div>
      {isOpen && stored.data && (
        <Part>
          <SettingsDiff from={stored.data.settings} to={current.settings} />
          <Button
            size="sm"
            disabled={isSaving || isCurrent}
            onClick={() => save(stored.data.settings, current.version)}
          >
            {history.restore}
          </Button>
        </Part>
      )}
    </li>
  );
}
