import { type ComponentType, type ReactNode, useMemo } from 'react';
import { AppContext, useApp } from '../platform/app-context.js';
import { inGerman } from '../texts/default/in-german.js';

/**
 * A page that is German in the default catalogue. Shared texts whose wording the specification does not give are shown
 * in German on such a page; the surrounding frame and all other pages show them in English.
 */
export function germanWhereMixed<T extends object>(Page: ComponentType<T>) {
  return function GermanPage(props: T): ReactNode {
    const app = useApp();
    const own = useMemo(() => {
      const { language, texts } = app;
      return language === null
        ? { ...app, texts: { ...texts, common: { ...texts.common, ...inGerman } } }
        : app;
    }, [app]);
    return (
      <AppContext value={own}>
        <Page {...props} />
      </AppContext>
    );
  };
}
