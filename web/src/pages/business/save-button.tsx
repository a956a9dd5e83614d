import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '../../ui/buttons/button.js';
import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { savedBusinesses } from '../../shared/saved/saved-businesses.js';

/** Saves a business on this device or removes it, with a link to the saved businesses. */
export function SaveButton({ id }: { readonly id: string }) {
  const texts = usePageTexts('business');
  const link = useLink();
  const saved = savedBusinesses.use();
  const isSaved = saved.includes(id);
  const Mark = isSaved ? BookmarkCheck : Bookmark;
  return (
    <div className="save js-only">
      {saved.length > 0 && <a href={link(paths.saved)}>{texts.savedList(saved.length)}</a>}
      <Button
        variant="outline"
        size="sm"
        aria-pressed={isSaved}
        onClick={() => (isSaved ? savedBusinesses.remove(id) : savedBusinesses.add(id))}
      >
        <Mark size={16} aria-hidden="true" />
        {texts.save}
      </Button>
    </div>
  );
}
