import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { shareLink, type ShareOutcome } from './share-link.js';

/** Shares the page's URL; if that is impossible, copies it, and otherwise shows it. */
export function ShareButton({ title }: { readonly title: string }) {
  const texts = usePageTexts('business');
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  return (
    <div className="share">
      <span role="status" className="share-state">
        {outcome === 'copied' && texts.shared}
      </span>
      {outcome === 'by-hand' && (
        <label className="share-by-hand">
          {texts.shareByHand}
          <input readOnly defaultValue={window.location.href} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <Button
        variant="outline"
        size="sm"
        onClick={() => void shareLink({ title, url: window.location.href }).then(setOutcome)}
      >
        <Share2 size={16} aria-hidden="true" />
        {texts.share}
      </Button>
    </div>
  );
}
