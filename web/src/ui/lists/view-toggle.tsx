import { useTexts } from '../../platform/app-context.js';
import type { View } from '../cards/business-cards.js';
import { Icon } from '../icons/icon.js';

export function ViewToggle({ view, href }: { readonly view: View; readonly href: (view: View) => string }) {
  const { view: texts } = useTexts().common;
  return (
    <div className="view-toggle" role="group" aria-label={texts.label} lang={texts.lang}>
      <a href={href('grid')} aria-current={view === 'grid' ? 'true' : undefined} data-replace="">
        <Icon name="grid" size={18} />
        {texts.grid}
      </a>
      <a href={href('list')} aria-current={view === 'list' ? 'true' : undefined} data-replace="">
        <Icon name="list" size={18} />
        {texts.list}
      </a>
    </div>
  );
}
