import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/app-context.js';
import { useHead } from '../../../shared/use-head.js';
import { useInternalLinks } from '../../../platform/use-internal-links.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { Toasts } from '../../../ui/toast/toasts.js';
import type { PanelSection, PanelSections } from './panel-section.js';
import { Allowed } from '../session/allowed.js';
import { useHashTarget } from '../navigation/use-hash-target.js';
import { useLanding } from '../navigation/use-landing.js';
import { PanelGate } from './panel-gate.js';
import { panelHead } from './panel-head.js';
import { PanelHeader } from './panel-header.js';
import { WaitingMails } from './waiting-mails.js';
import './panel-frame.css';
import './panel-parts.css';
import './panel-tables.css';
import './panel-charts.css';

const MAIN_ID = 'main';

interface PanelFrameProps {
  readonly sections: PanelSections;
  readonly current: PanelSection;
  readonly children: ReactNode;
}

/**
 * The frame of the panel. It runs none of the operator's snippets: their scripts must not be able to act as the
 * operator.
 */
export function PanelFrame({ sections, current, children }: PanelFrameProps) {
  const { common } = useTexts();
  const texts = usePageTexts('admin');
  const { shell } = texts;
  const onClick = useInternalLinks();
  useHashTarget();
  useLanding();
  useHead(panelHead(texts, current));
  return (
    <div className="shell panel" lang={shell.lang} onClick={onClick}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {shell.skip}
      </a>
      <main id={MAIN_ID} tabIndex={-1} aria-label={common.brand.name}>
        <PanelGate>
          <PanelHeader sections={sections} current={current} />
          <Allowed route="waitingMails">
            <WaitingMails />
          </Allowed>
          {children}
        </PanelGate>
      </main>
      <Toasts />
    </div>
  );
}
