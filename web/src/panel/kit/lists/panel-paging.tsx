import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';

interface PanelPagingProps {
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
  readonly children?: ReactNode;
}

export function PanelPaging({ page, totalPages, onPage, children }: PanelPagingProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  if (totalPages <= 1) return null;
  return (
    <nav className="panel-paging" aria-label={texts.paging}>
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <span>{texts.page(page, totalPages)}</span>
      <Button variant="outline" size="sm" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
      {children}
    </nav>
  );
}
