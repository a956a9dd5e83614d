import { preparePanel } from '../kit/frame/prepare-panel.js';
import { panelSections } from './sections.js';

export const preparePanelScreen = preparePanel(panelSections);
