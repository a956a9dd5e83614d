import { useLocation } from 'react-router-dom';
import { namedLanguage, useApp } from '../../platform/app-context.js';
import { addressIn, rememberLanguage } from '../../platform/remembered-language.js';
import { isLanguage, languages } from '../../texts/catalogues.js';
import { Button } from '../../ui/buttons/button.js';
import { useEarlyInput } from '../../ui/forms/use-early-input.js';

interface LanguageSelectProps {
  readonly id: string;
  /** Language of the surrounding texts if the URL has no `lang`; omitted if those texts mix languages. */
  readonly unnamed?: keyof typeof languages;
}

/**
 * Selects the catalogue by loading the same page with another language in the URL; a GET form if there is no
 * JavaScript.
 */
export function LanguageSelect({ id, unnamed }: LanguageSelectProps) {
  const { texts, language, startLanguage = null } = useApp();
  const { language: labels } = texts.common;
  const location = useLocation();
  function change(value: string) {
    const chosen = isLanguage(value) ? value : null;
    rememberLanguage(chosen);
    // Load the whole page, since every text changes.
    window.location.assign(addressIn(namedLanguage(chosen, startLanguage), location));
  }
  const value = language ?? unnamed ?? '';
  const field = useEarlyInput<HTMLSelectElement>(value, change);
  return (
    <form className="language-select" method="get" action={location.pathname} lang={labels.lang}>
      <label htmlFor={id}>{labels.label}</label>
      <select
        ref={field}
        id={id}
        name="lang"
        // A value that the browser restores when the visitor goes back is not a choice.
        autoComplete="off"
        value={value}
        onChange={(event) => change(event.target.value)}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
        {unnamed === undefined && startLanguage === null && <option value="">{labels.mixed}</option>}
      </select>
      {[...new URLSearchParams(location.search)]
        .filter(([name]) => name !== 'lang')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <noscript>
        <Button type="submit" size="sm" variant="outline">
          {labels.submit}
        </Button>
      </noscript>
    </form>
  );
}
