import { accounts } from './admin/accounts.js';
import { bulk } from './admin/bulk.js';
import { businesses } from './admin/businesses.js';
import { dashboard } from './admin/dashboard.js';
import { faults } from './admin/faults.js';
import { history } from './admin/history.js';
import { home } from './admin/home.js';
import { inbox } from './admin/inbox.js';
import { exports } from './admin/exports.js';
import { factors } from './admin/factors.js';
import { importNotes } from './admin/import-notes.js';
import { importPreview } from './admin/import-preview.js';
import { imports } from './admin/imports.js';
import { palette } from './admin/palette.js';
import { picker } from './admin/picker.js';
import { views } from './admin/views.js';
import { photoUpdate } from './admin/photo-update.js';
import { redirects } from './admin/redirects.js';
import { security } from './admin/security.js';
import { reports } from './admin/reports.js';
import { review } from './admin/review.js';
import { settings } from './admin/settings.js';
import { shell } from './admin/shell.js';
import { submissions } from './admin/submissions.js';
import { suppressions } from './admin/suppressions.js';
import { urlValidation } from './admin/url-validation.js';

/** Texts of the panel, which are Turkish by default (admin specification, section 1). */
export const admin = {
  shell,
  history,
  home,
  dashboard,
  imports,
  importNotes,
  importPreview,
  exports,
  faults,
  palette,
  picker,
  views,
  photoUpdate,
  settings,
  security,
  bulk,
  businesses,
  redirects,
  urlValidation,
  submissions,
  reports,
  review,
  suppressions,
  inbox,
  statistics: { link: 'İstatistikler' },
  accounts,
  factors,
} as const;
