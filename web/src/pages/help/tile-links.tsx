import type { LucideIcon } from 'lucide-react';
import { useLink } from '../../platform/app-context.js';

interface TileLink {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly Sign?: LucideIcon;
}

/** Tiles that lead to other pages. */
export function TileLinks({
  links,
  className = 'tile-grid',
}: {
  links: readonly TileLink[];
  className?: string;
}) {
  const link = useLink();
  return (
    <ul className={className}>
      {links.map(({ title, text, path, Sign }) => (
        <li key={path} className="tile tile-link">
          {Sign && <Sign size={22} aria-hidden="true" />}
          <h3>
            <a href={link(path)}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
