import type { BusinessDetail } from '@gewerk/contracts';
import { useTexts } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { sourceLanguage } from '../../../ui/business/source-language.js';

export function AboutBusiness({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  const { common } = useTexts();
  const own = business.description?.trim() ?? '';
  const generated = texts.generated(
    business.name,
    business.city,
    business.reviewCount ?? 0,
    common.trade(business.category ?? common.card.category),
  );
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title">{texts.about}</h2>
      <p className="prose" lang={own === '' ? undefined : sourceLanguage(business.country_code)}>
        {own || generated}
      </p>
    </section>
  );
}
