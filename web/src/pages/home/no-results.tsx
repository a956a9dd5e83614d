import type { ReactNode } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';

/** @param children suggestions of what to do next */
export function NoResults({ children }: { readonly children?: ReactNode }) {
  const home = usePageTexts('home');
  return (
    <div className="empty" lang={home.noneLang}>
      <p className="empty-title">{home.none}</p>
      <p>{home.noneHint}</p>
      {children}
    </div>
  );
}
