import { preparePanel } from '../kit/frame/prepare-panel.js';

export const preparePanelTabs = preparePanel(({ shell }) => shell.title);
