import { REDIRECT_PANEL } from '@gewerk/contracts/limits';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { usePageTexts } from '../../platform/use-page-texts.js';

const icons = { info: Info, warning: TriangleAlert, success: CircleCheck } as const;

/** The state of the redirects, derived from their total number (admin specification, section 4). */
function statusOfTotal(total: number): keyof typeof icons {
  if (total === 0) return 'info';
  return total < REDIRECT_PANEL.normalFrom ? 'warning' : 'success';
}

export function RedirectStatus({ total }: { readonly total: number }) {
  const { redirects: texts } = usePageTexts('admin');
  const status = statusOfTotal(total);
  const Icon = icons[status];
  return (
    <p role="status" className={`panel-state panel-state-${status}`} data-status={status}>
      <Icon size={20} aria-hidden="true" />
      {texts.status[status]}
    </p>
  );
}
