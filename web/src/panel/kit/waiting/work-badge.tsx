import { useQuery } from '@tanstack/react-query';
import type { WorkKind } from '@gewerk/contracts';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelLocale } from '../figures/panel-locale.js';
import { countOf, workQuery } from './get-work.js';

const MOST_SHOWN = 99;

interface WorkBadgeProps {
  /** Id of the text for screen readers, to which the link refers as its description. */
  readonly id: string;
  readonly kinds: readonly WorkKind[];
}

/** Number of waiting entries, shown in a link; renders nothing if there are none. */
export function WorkBadge({ id, kinds }: WorkBadgeProps) {
  const { home: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  const count = countOf(useQuery(workQuery).data, kinds);
  if (count === 0) return null;
  return (
    <>
      <span className="panel-badge" aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count.toLocaleString(locale)}
      </span>
      <span id={id} hidden>
        {texts.waiting(count)}
      </span>
    </>
  );
}
