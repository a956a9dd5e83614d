import { Copy } from 'lucide-react';
import { useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';

type Outcome = 'copied' | 'failed';

/** Copies a phone number and confirms it. */
export function CopyNumber({ phone }: { readonly phone: string }) {
  const texts = usePageTexts('business');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(phone);
      setOutcome('copied');
    } catch {
      // The page is insecure, so it has no clipboard, or the browser does not allow it.
      setOutcome('failed');
    }
  }
  return (
    <span className="copy-number js-only">
      <button type="button" aria-label={texts.copyNumber} onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
      </button>
      <span role="status">
        {outcome === 'copied' && texts.numberCopied}
        {outcome === 'failed' && texts.numberNotCopied}
      </span>
    </span>
  );
}
