import type { ReactNode } from 'react';
import { useTexts } from '../../../app/app-context.js';
import { useHead } from '../../../app/head/use-head.js';
import { useInternalLinks } from '../../../app/use-internal-links.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { IconSprite } from '../../../ui/icon.js';
import { Toasts } from '../../../ui/toast/toasts.js';
import { panelHead } from '../panel-head.js';
import { PanelGate } from './panel-gate.js';
import { PanelHeader } from './panel-header.js';
import './panel-frame.css';
import './panel-parts.css';
import './panel-tables.css';
import './panel-charts.css';

const MAIN_ID = 'main';

/**
 * The frame of the owner's screens, behind the gate. It runs none of the owner's snippets: what they load from
 * elsewhere must not be able to act as the owner.
 */
export function PanelFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { common } = useTexts();
  const texts = usePageTexts('admin');
  const { shell } = texts;
  const onClick = useInternalLinks();
  useHead(panelHead(texts, title));
  return (
    <div className="shell panel" lang={shell.lang} onClick={onClick}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {shell.skip}
      </a>
      <IconSprite />
      <main id={MAIN_ID} tabIndex={-1} aria-label={common.brand.name}>
        <PanelGate>
          <PanelHeader />
          {children}
        </PanelGate>
      </main>
      <Toasts />
    </div>
  );
}
