import type { Measure } from '../measure.js';
import { answerCasts, apiLiterals } from './calls.js';
import { otherCycles, webCycles } from './cycles.js';
import { directoryModules } from './directory-modules.js';
import { longFiles } from './file-length.js';
import { forwardingControllers } from './forwarding-controllers.js';
import { modelsOutsideRepositories } from './mongoose-models.js';
import { upwardImports, wingToWingImports } from './web-rooms.js';

export const MEASURES: readonly Measure[] = [
  upwardImports,
  wingToWingImports,
  webCycles,
  otherCycles,
  longFiles,
  forwardingControllers,
  modelsOutsideRepositories,
  apiLiterals,
  answerCasts,
  directoryModules,
];
