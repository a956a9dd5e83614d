import type { WorkKind } from '@gewerk/contracts';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLink } from '../../../platform/app-context.js';
import { isTabOf } from '../navigation/panel-address.js';
import { WorkBadge } from '../waiting/work-badge.js';
import type { TabPages } from './page-address.js';
import './pages.css';

interface PagesOfTabProps<Page extends string> {
  readonly of: TabPages<Page>;
  readonly title: string;
  readonly names: Readonly<Record<Page, string>>;
  /** Kinds of waiting work of each page, whose number is shown next to the page's link. */
  readonly waits?: Partial<Record<Page, readonly WorkKind[]>>;
  readonly children: (page: Page) => ReactNode;
}

/** The pages of a tab, with links to all of them. A page that was opened stays mounted and keeps its input. */
export function PagesOfTab<Page extends string>(props: PagesOfTabProps<Page>) {
  const { of, title, names, waits, children } = props;
  const { search } = useLocation();
  const link = useLink();
  const [shown, setShown] = useState(() => of.pageAt(search));
  const wanted = isTabOf(search, of.tab) ? of.pageAt(search) : shown;
  if (wanted !== shown) setShown(wanted);
  const [opened, setOpened] = useState<ReadonlySet<Page>>(() => new Set([wanted]));
  if (!opened.has(wanted)) setOpened(new Set([...opened, wanted]));
  return (
    <>
      <nav aria-label={title}>
        <ul className="panel-pages">
          {of.pages.map((page) => {
            const kinds = waits?.[page];
            const badge = kinds && `waiting-${of.tab}-${page}`;
            return (
              <li key={page}>
                <a
                  href={link(of.pathOf(page))}
                  aria-current={page === wanted ? 'page' : undefined}
                  aria-describedby={badge}
                >
                  {names[page]}
                  {badge !== undefined && <WorkBadge id={badge} kinds={kinds ?? []} />}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      {[...opened].map((page) => (
        <div key={page} className="panel-tab" hidden={page !== wanted}>
          {children(page)}
        </div>
      ))}
    </>
  );
}
