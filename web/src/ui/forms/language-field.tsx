import { useNamedLanguage } from '../../platform/app-context.js';

/** A hidden field that keeps the language in the URL when a GET form is sent without JavaScript. */
export function LanguageField() {
  const language = useNamedLanguage();
  return language && <input type="hidden" name="lang" value={language} />;
}
