import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Part } from '../../ui/feedback/part.js';
import { PanelFrame } from '../kit/frame/panel-frame.js';
import { PanelStyle } from '../kit/frame/panel-style.js';
import { pathOf, sectionAt } from '../kit/navigation/panel-address.js';
import type { PanelSection } from '../kit/frame/panel-section.js';
import { useMayCall } from '../kit/session/use-may-call.js';
import { panelSections } from './sections.js';

const components = new Map(panelSections.map((section) => [section.id, lazy(section.load)]));

export default function PanelScreen() {
  const current = sectionAt(panelSections, useLocation());
  return (
    <PanelStyle>
      <PanelFrame sections={panelSections} current={current}>
        <OpenSections key={pathOf(current)} current={current} />
      </PanelFrame>
    </PanelStyle>
  );
}

/** Shows the section of the current URL; tabs opened earlier stay mounted and keep half-filled forms. */
function OpenSections({ current }: { readonly current: PanelSection }) {
  const { shell } = usePageTexts('admin');
  const mayCall = useMayCall();
  const [opened, setOpened] = useState<ReadonlySet<PanelSection>>(() => new Set([current]));
  if (!opened.has(current)) setOpened(new Set([...opened, current]));
  return [...opened].map((section) => {
    const Section = components.get(section.id);
    return (
      <div key={section.id} className="panel-tab" hidden={section !== current}>
        <Part>
          {Section && mayCall(section.route) ? (
            <Section />
          ) : (
            <p className="panel-section">{shell.notAllowed}</p>
          )}
        </Part>
      </div>
    );
  });
}
