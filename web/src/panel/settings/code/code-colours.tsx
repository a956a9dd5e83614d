import { useMemo } from 'react';
import { colouredParts } from './coloured-parts.js';
import './code-colours.css';

/**
 * The coloured text of a code field. It is placed under the field, of which only the caret and the selection are
 * visible.
 */
export function CodeColours({ code }: { readonly code: string }) {
  const parts = useMemo(() => colouredParts(code), [code]);
  return (
    <pre className="code-colours" aria-hidden="true">
      {parts.map(({ kind, text }, index) =>
        kind === 'plain' ? (
          text
        ) : (
          // Parts are identified only by their position.
          <span key={index} data-kind={kind}>
            {text}
          </span>
        ),
      )}
      {'\n'}
    </pre>
  );
}
