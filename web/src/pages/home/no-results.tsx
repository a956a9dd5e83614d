import type { ReactNode } from 'react';
import { useTexts } from '../../platform/app-context.js';

/** @param children suggestions of what to do next */
export function NoResults({ children }: { readonly children?: ReactNode }) {
  const { home } = useTexts();
  return (
    <div className="empty" lang={home.noneLang}>
      <p className="empty-title">{home.none}</p>
      <p>{home.noneHint}</p>
      {children}
    </div>
  );
}
