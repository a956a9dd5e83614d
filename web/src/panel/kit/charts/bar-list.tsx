import type { ReactNode } from 'react';

interface BarListProps {
  readonly className?: string;
  /** The id of the heading that names the list; a list without a heading is hidden from screen readers. */
  readonly labelledBy?: string;
  /** Largest first. */
  readonly bars: readonly { readonly name: string; readonly count: number; readonly shown: ReactNode }[];
}

export function BarList({ className = '', labelledBy, bars }: BarListProps) {
  const most = bars[0]?.count ?? 1;
  return (
    <ol
      className={`panel-bars ${className}`.trim()}
      aria-labelledby={labelledBy}
      aria-hidden={labelledBy === undefined}
    >
      {bars.map(({ name, count, shown }) => (
        <li key={name}>
          <span className="name" title={name}>
            {name}
          </span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * count) / most} height="1" />
          </svg>
          <span className="number">{shown}</span>
        </li>
      ))}
    </ol>
  );
}
