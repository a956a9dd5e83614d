import { LISTING_DEBOUNCE } from '@gewerk/contracts/limits';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { withAddress } from '../../shared/with-address.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { LanguageField } from '../../ui/forms/language-field.js';
import { useDebounced } from '../../ui/forms/use-debounced.js';
import { findAnswers } from './find-answers.js';
import { helpAddressPath, readHelpAddress, type HelpAddress } from './help-address.js';
import { helpHead } from './help-head.js';
import { Answers } from './answers.js';
import { HelpContents } from './help-contents.js';
import { HelpResources } from './help-resources.js';
import { HELP_FIELD, HelpSearch } from './help-search.js';
import { HelpTasks } from './help-tasks.js';
import { SupportChannels } from './support-channels.js';

export function Help({ query }: HelpAddress) {
  const texts = usePageTexts('help');
  const link = useLink();
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  // The last query sent from the field, and the last query in the URL: if the URL changes to another query, for
  // example after going back, the field is set to it.
  const [asked, setAsked] = useState(query);
  const [seen, setSeen] = useState(query);
  if (query !== seen) {
    setSeen(query);
    if (query !== asked) {
      setAsked(query);
      setText(query);
    }
  }
  const typed = useDebounced((value: string) => {
    setAsked(value);
    void navigate(link(helpAddressPath({ query: value })), { replace: true, preventScrollReset: true });
  }, LISTING_DEBOUNCE);
  const groups = findAnswers(texts.groups, text);
  useHead(helpHead(texts, { query }));

  /** The answers change with each keystroke; the URL changes after a pause. */
  function search(value: string) {
    setText(value);
    typed.call(value.trim());
  }

  function reset(event: FormEvent) {
    event.preventDefault();
    search('');
    // Focus another element, since the button disappears with the search.
    document.getElementById(HELP_FIELD)?.focus();
  }

  return (
    <div lang={texts.lang}>
      <section className="help-head">
        <div className="wrap">
          <h1>{texts.heading}</h1>
          <p className="page-intro">{texts.intro}</p>
          <HelpSearch value={text} onChange={search} />
          <p className="count" role="status">
            {text.trim() !== '' &&
              groups.length > 0 &&
              texts.count(groups.flatMap(({ entries }) => entries).length)}
          </p>
        </div>
      </section>
      <div className="wrap sections">
        {text.trim() === '' && <HelpTasks />}
        {groups.length > 0 ? (
          <div className="help-columns">
            <HelpContents groups={groups} />
            <Answers groups={groups} isOpen={text.trim() !== ''} />
          </div>
        ) : (
          <div className="empty">
            <p className="empty-title" role="status">
              {texts.none}
            </p>
            <p>{texts.noneHint(text.trim())}</p>
            <form action={paths.help} onSubmit={reset}>
              <LanguageField />
              <Button type="submit" variant="outline">
                {texts.reset}
              </Button>
            </form>
          </div>
        )}
        <SupportChannels />
        <HelpResources />
      </div>
    </div>
  );
}

export default withAddress(readHelpAddress, Help);
