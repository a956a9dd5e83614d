import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { savedBusinesses, viewedBusinesses } from '../../shared/saved/saved-businesses.js';
import { germanWhereMixed } from '../../shared/in-german.js';
import { useHead } from '../../shared/use-head.js';
import { Button } from '../../ui/buttons/button.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { BusinessList } from './business-list.js';
import { EmptiedList, useEmptying } from './emptied-list.js';
import { listFragment, readListFragment } from './saved-link.js';
import { savedHead } from './saved-head.js';

const SAVED_TITLE = 'saved-title';
const VIEWED_TITLE = 'viewed-title';

function SavedPage() {
  const texts = usePageTexts('saved');
  const link = useLink();
  const isHydrating = useIsHydrating();
  const { hash } = useLocation();
  const saved = savedBusinesses.use();
  const viewed = viewedBusinesses.use();
  const savedEmptying = useEmptying(savedBusinesses, SAVED_TITLE);
  const viewedEmptying = useEmptying(viewedBusinesses, VIEWED_TITLE);
  useHead(savedHead(texts));
  const shared = isHydrating ? [] : readListFragment(hash).filter((id) => !saved.includes(id));
  const isEmpty = !isHydrating && saved.length === 0 && shared.length === 0;
  return (
    <div className="wrap page saved-page" lang={texts.lang}>
      <h1>{texts.heading}</h1>
      <p className="page-intro">{texts.intro}</p>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <BusinessList id="shared-title" title={texts.shared} ids={shared}>
        {(listed) =>
          listed.length > 0 && (
            <Button onClick={() => listed.toReversed().forEach((id) => savedBusinesses.add(id))}>
              {texts.saveAll}
            </Button>
          )
        }
      </BusinessList>
      <EmptiedList text={texts.cleared} emptying={savedEmptying} />
      <BusinessList
        id={SAVED_TITLE}
        title={texts.saved}
        ids={saved}
        onDrop={(gone) => gone.forEach(savedBusinesses.remove)}
      >
        {(listed) => <ShareList ids={listed} onClear={savedEmptying.empty} />}
      </BusinessList>
      {isEmpty && (
        <div className="empty">
          <p className="empty-title">{texts.none}</p>
          <p>{texts.noneHint}</p>
          <ButtonLink href={link(paths.businesses)}>{texts.search}</ButtonLink>
        </div>
      )}
      <EmptiedList text={texts.forgotten} emptying={viewedEmptying} />
      <BusinessList id={VIEWED_TITLE} title={texts.viewed} ids={viewed}>
        {() => (
          <Button variant="outline" size="sm" onClick={viewedEmptying.empty}>
            {texts.forget}
          </Button>
        )}
      </BusinessList>
    </div>
  );
}

/** A link to the list, to be copied; anyone who has the link sees these businesses and nothing else. */
function ShareList({ ids, onClear }: { readonly ids: readonly string[]; readonly onClear: () => void }) {
  const texts = usePageTexts('saved');
  const [state, setState] = useState('');
  const address = `${window.location.origin}${window.location.pathname}${window.location.search}${listFragment(ids)}`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setState(texts.copied);
    } catch {
      // The page is insecure, so it has no clipboard, or the browser does not allow it: the link is shown next to
      // the button.
      setState(texts.notCopied);
    }
  }
  return (
    <div className="saved-actions">
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        {texts.share}
      </Button>
      <span role="status">{state}</span>
      {state === texts.notCopied && <a href={address}>{texts.link}</a>}
      <Button variant="outline" size="sm" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}

export default germanWhereMixed(SavedPage);
