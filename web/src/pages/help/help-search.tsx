import { MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { paths } from '../../platform/paths.js';
import { Button } from '../../ui/buttons/button.js';
import { useEarlyInput } from '../../ui/forms/use-early-input.js';
import { LanguageField } from '../../ui/forms/language-field.js';
import { TextInput } from '../../ui/forms/text-input.js';
import { usePageTexts } from '../../platform/use-page-texts.js';

/** Id of the field. */
export const HELP_FIELD = 'help-query';

/** Filters while the visitor types; without JavaScript the form sends a GET request. */
export function HelpSearch(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  const texts = usePageTexts('help');
  const field = useEarlyInput<HTMLInputElement>(props.value, props.onChange);
  return (
    <form
      className="help-search"
      role="search"
      method="get"
      action={paths.help}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="field">
        <label htmlFor={HELP_FIELD}>{texts.search}</label>
        <TextInput
          ref={field}
          id={HELP_FIELD}
          name="q"
          type="search"
          value={props.value}
          placeholder={texts.placeholder}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          onChange={(event) => props.onChange(event.target.value)}
        />
      </div>
      <LanguageField />
      <noscript>
        <Button type="submit">{texts.submit}</Button>
      </noscript>
    </form>
  );
}
