import { useTexts } from '../../platform/app-context.js';
import { pageWindow } from './page-window.js';

interface PaginationProps {
  readonly page: number;
  readonly totalPages: number;
  readonly href: (page: number) => string;
}

export function Pagination({ page, totalPages, href }: PaginationProps) {
  const { paging } = useTexts().common;
  if (totalPages <= 1) return null;
  return (
    <nav className="pagination" lang={paging.lang} aria-label={paging.label}>
      <Step
        rel="prev"
        label={paging.previous}
        href={page > 1 ? href(Math.min(page - 1, totalPages)) : null}
      />
      <ul>
        {pageWindow(page, totalPages).map((number) => (
          <li key={number}>
            <a
              href={href(number)}
              aria-label={paging.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      <Step rel="next" label={paging.next} href={page < totalPages ? href(page + 1) : null} />
      <p className="pagination-state">{paging.of(page, totalPages)}</p>
    </nav>
  );
}

function Step({
  rel,
  label,
  href,
}: {
  readonly rel: string;
  readonly label: string;
  readonly href: string | null;
}) {
  const leads = href === null ? ({ role: 'link', 'aria-disabled': true } as const) : { rel, href };
  return (
    <a className="step" {...leads}>
      {label}
    </a>
  );
}
