import { panelRoutes } from '@gewerk/contracts/http';
import { useEffect, useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { adFields } from './settings-fields.js';

const PAUSE_MS = 400;

/** A preview of an ad area, in a frame without access to the panel and its session. */
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
        // A frame shows only one text; a different text needs a new frame.
        key={shown}
        ref={frame}
        title={texts.previewTitle(texts.fields[field])}
        sandbox="allow-scripts allow-popups"
        src={panelRoutes.previewFrame.path}
        onLoad={() => frame.current?.contentWindow?.postMessage(shown, '*')}
      />
    </details>
  );
}
