import { useMemo } from 'react';
import { colouredParts } from './coloured-parts.js';
import './code-colours.css';

/** The text of a code field in colours, which lies under the field; that shows its caret and selection alone. */
export function CodeColours({ code }: { readonly code: string }) {
  const parts = useMemo(() => colouredParts(code), [code]);
  return (
    <pre className="code-colours" aria-hidden="true">
      {parts.map(({ kind, text }, index) =>
        kind === 'plain' ? (
          text
        ) : (
          // Parts have no identity but their place.
          <span key={index} data-kind={kind}>
            {text}
          </span>
        ),
      )}
      {'\n'}
    </pre>
  );
}
