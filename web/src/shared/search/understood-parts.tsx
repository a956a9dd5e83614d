import type { SearchNotice, Understood } from '@gewerk/contracts/bus';
import { useTexts } from '../../platform/app-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { useFocusInChips } from './use-focus-in-chips.js';

interface UnderstoodPartsProps {
  readonly understood: Understood | undefined;
  readonly notice: SearchNotice | null;
  /** Number of all results. */
  readonly total: number;
  /** Returns the path of the search with another text or place. */
  readonly href: (changes: { query?: string; location?: string }) => string;
}

/**
 * Shows how the text was read: chips that the visitor can remove, ignored words, and alternatives for an unknown
 * place or a need.
 */
export function UnderstoodParts({ understood, notice, total, href }: UnderstoodPartsProps) {
  const { understood: texts, trade } = useTexts().common;
  const {
    parts = [],
    ignored = [],
    lacking = [],
    inside,
    candidates = [],
    tradesMeant = [],
  } = understood ?? {};
  const left = ignored.filter((word) => !lacking.includes(word));
  const isNowhere = notice?.kind === 'unknown-place';
  const removable = parts.filter(({ without }) => without !== '');
  const list = useFocusInChips(removable.map(({ text }) => text));
  if (!understood && !isNowhere) return null;
  const lines = [
    ...(lacking.length > 0 ? [texts.closest(lacking)] : []),
    ...(left.length > 0 ? [texts.partly(left)] : []),
    ...(inside !== undefined && inside > 0 && inside < total ? [texts.around(inside, total - inside)] : []),
  ];
  // 'Plumber' needs no explanation on an English page.
  const readings = parts
    .map(({ text, trade: label }) => ({ text, name: label ? trade(label) : text }))
    .filter(({ text, name }) => !name.toLowerCase().includes(text.toLowerCase()));
  const meant = [
    ...candidates.map((name) => ({ name, href: href({ location: name }) })),
    ...tradesMeant.map(({ label }) => ({ name: trade(label), href: href({ query: trade(label) }) })),
  ];
  return (
    <div className="understood" lang={texts.lang}>
      {lines.map((line) => (
        <p key={line} className="notice" role="status">
          <Icon name="info" size={20} />
          {line}
        </p>
      ))}
      {readings.map(({ text, name }) => (
        <p key={text} className="read-as">
          {texts.readAs(text, name)}
        </p>
      ))}
      {removable.length > 0 && (
        <ul {...list} className="filter-chips" aria-label={texts.label}>
          {removable.map(({ kind, text, without }) => (
            <li key={`${kind} ${text}`}>
              <a href={href({ query: without })} aria-label={texts.remove(text)} data-keep-scroll="">
                {text}
                <Icon name="close" size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {(meant.length > 0 || isNowhere) && (
        <p className="candidates">
          {meant.length > 0 && <span>{texts.candidates}</span>}
          {meant.map(({ name, href: address }) => (
            <a key={name} href={address}>
              {name}
            </a>
          ))}
          {isNowhere && <a href={href({ location: '' })}>{texts.everywhere}</a>}
        </p>
      )}
    </div>
  );
}
