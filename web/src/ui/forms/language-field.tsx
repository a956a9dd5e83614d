import { useNamedLanguage } from '../../platform/app-context.js';

/** Keeps the language in the address of a GET form without JavaScript. */
export function LanguageField() {
  const language = useNamedLanguage();
  return language && <input type="hidden" name="lang" value={language} />;
}
