import { adminRoutes } from '@gewerk/contracts';
import { useEffect, useRef, useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import type { adFields } from './settings-fields.js';

const PAUSE_MS = 400;

/** How an ad area will look, in a frame that can reach neither the panel nor its session. */
export function AdPreview({
  field,
  value,
}: {
  readonly field: (typeof adFields)[number];
  readonly value: string;
}) {
  const { settings: texts } = usePageTexts('admin');
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  if (shown.trim() === '') return null;
  return (
    <details className="panel-preview">
      <summary>{texts.preview}</summary>
      <iframe
        // A frame shows one text; another one gets a fresh frame.
        key={shown}
        ref={frame}
        title={texts.previewTitle(texts.fields[field])}
        sandbox="allow-scripts allow-popups"
        src={adminRoutes.previewFrame.path}
        onLoad={() => frame.current?.contentWindow?.postMessage(shown, '*')}
      />
    </details>
  );
}
