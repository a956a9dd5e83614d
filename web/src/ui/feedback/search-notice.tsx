import type { SearchNotice as Notice } from '@gewerk/contracts/bus';
import { useTexts } from '../../platform/app-context.js';
import type { Texts } from '../../texts/catalogue-types.js';
import { Icon } from '../icons/icon.js';

/** Explains how the results differ from what was searched for. */
export function SearchNotice({ notice }: { readonly notice: Notice | null }) {
  const texts = useTexts();
  if (!notice) return null;
  return (
    <p className="notice" lang={texts.common.notice.lang} role="status">
      <Icon name="info" size={20} />
      {noticeText(notice, texts)}
    </p>
  );
}

function noticeText(notice: Notice, { common }: Texts): string {
  switch (notice.kind) {
    case 'nearest':
      return common.notice.nearest(notice.place);
    case 'unknown-place':
      return common.notice.unknownPlace(notice.place);
    case 'degraded':
      return common.notice.degraded(notice.ignored.map((name) => common.notice.filters[name]));
  }
}
