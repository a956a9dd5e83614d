import { NativeSelect } from '@chakra-ui/react';
import { localized, useApp } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { isLanguage, languages } from '../../texts/catalogues.js';
import type { SiteDraft } from './site-draft.js';

interface StartLanguageFieldProps {
  /** '' for the original catalogue, which mixes languages. */
  readonly value: SiteDraft['startLanguage'];
  /** The current setting. */
  readonly current: SiteDraft['startLanguage'];
  readonly onChange: (value: SiteDraft['startLanguage']) => void;
}

/** Chooses the language of URLs without `lang`, with a link to the home page in that language. */
export function StartLanguageField({ value, current, onChange }: StartLanguageFieldProps) {
  const { site: texts } = usePageTexts('admin').settings;
  const { siteOrigin } = useApp();
  const home = localized(paths.home, value === '' ? null : value);
  // While another start language is set, no URL shows the original.
  const canLook = value !== '' || current === '';
  return (
    <>
      <label htmlFor="site-start-language">{texts.fields.startLanguage}</label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          id="site-start-language"
          name="site_start_language"
          value={value}
          aria-describedby="site-start-language-hint"
          onChange={({ target }) => onChange(isLanguage(target.value) ? target.value : '')}
        >
          <option value="">{texts.mixed}</option>
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <p id="site-start-language-hint" className="panel-hint">
        {texts.hints.startLanguage}{' '}
        {canLook && (
          <a href={`${siteOrigin ?? ''}${home}`} target="_blank" rel="noopener">
            {texts.lookAtHome}
          </a>
        )}
      </p>
    </>
  );
}
