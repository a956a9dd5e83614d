import type { BusinessDetail } from '@gewerk/contracts';
import { pictureRoutes } from '@gewerk/contracts/http';
import { pathOf } from '../../../platform/api/api.js';
import type { PageHead } from '../../../platform/head/page-head.js';
import { paths } from '../../../platform/paths.js';
import type { PageTexts, Texts } from '../../../texts/catalogue-types.js';

const MAX_DESCRIPTION = 160;

/** The canonical URL consists of the slugs, if the business has them, whichever URL was requested. */
export function businessHead(
  { common }: Texts,
  texts: PageTexts['business'],
  business: BusinessDetail,
): PageHead {
  const category = common.trade(business.category ?? common.card.category);
  const own = business.description?.replace(/\s+/g, ' ').trim() ?? '';
  return {
    title: `${business.name}, ${business.city}`,
    description: shortened(own || texts.description(business.name, category, business.city)),
    brand: 'portal',
    canonical: paths.business(business),
    noindex: business.listed === false,
    lang: texts.lang,
    image: pathOf(pictureRoutes.shareBusiness, { id: business.id }),
    ogType: 'business.business',
  };
}

function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION / 2))}…`;
}
