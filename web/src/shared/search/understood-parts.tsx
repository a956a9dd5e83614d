import type { Understood } from '@gewerk/contracts/bus';
import { Info, X } from 'lucide-react';
import { useTexts } from '../../platform/app-context.js';

interface UnderstoodPartsProps {
  readonly understood: Understood | undefined;
  /** Of all results. */
  readonly total: number;
  /** The address of the search with another text or place. */
  readonly href: (changes: { query?: string; location?: string }) => string;
}

/** How the text was read: parts that can be removed, words left out, and places that an unknown one may mean. */
export function UnderstoodParts({ understood, total, href }: UnderstoodPartsProps) {
  const { understood: texts } = useTexts().common;
  if (!understood) return null;
  const { parts, ignored, inside, candidates = [] } = understood;
  const removable = parts.filter(({ without }) => without !== '');
  const lines = [
    ...(ignored.length > 0 ? [texts.partly(ignored)] : []),
    ...(inside !== undefined && inside > 0 && inside < total ? [texts.around(inside, total - inside)] : []),
  ];
  return (
    <div className="understood" lang={texts.lang}>
      {lines.map((line) => (
        <p key={line} className="notice" role="status">
          <Info size={20} aria-hidden="true" />
          {line}
        </p>
      ))}
      {removable.length > 0 && (
        <ul className="filter-chips" aria-label={texts.label}>
          {removable.map(({ kind, text, without }) => (
            <li key={`${kind} ${text}`}>
              <a href={href({ query: without })} aria-label={texts.remove(text)} data-keep-scroll="">
                {text}
                <X size={16} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {candidates.length > 0 && (
        <p>
          {texts.candidates}{' '}
          {candidates.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <a href={href({ location: name })}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
