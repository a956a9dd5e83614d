import { preparePanel } from '../kit/frame/prepare-panel.js';

export const prepareUrlValidation = preparePanel(({ urlValidation }) => urlValidation.title);
