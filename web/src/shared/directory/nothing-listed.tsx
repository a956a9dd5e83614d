import { useLink, useTexts } from '../../platform/app-context.js';
import { unknownCategoryHead } from '../../platform/head/error-heads.js';
import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { Texts } from '../../texts/catalogue-types.js';
import { Button } from '../../ui/buttons/button.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { everything } from '../search/search-results-address.js';
import { WaysOn } from '../search/ways-on.js';
import { useHead } from '../use-head.js';

interface EmptyCityProps {
  readonly title: string;
  /** The city's name, for searching around the city; omitted if such a search would not help. */
  readonly city?: string;
  /** Whether loading has failed, in which case another attempt may succeed. */
  readonly hasFailed?: boolean;
}

export function EmptyCity({ title, city: name, hasFailed = false }: EmptyCityProps) {
  const { city, common } = useTexts();
  const link = useLink();
  return (
    <MessagePage title={title} lang={city.lang}>
      {name !== undefined && (
        <WaysOn ways={[{ label: common.waysOn.around(name), address: { ...everything, around: name } }]} />
      )}
      {hasFailed && (
        <p className="js-only" lang={common.error.lang}>
          <Button onClick={() => window.location.reload()}>{common.error.reload}</Button>
        </p>
      )}
      <ButtonLink href={link(paths.home)}>{city.back}</ButtonLink>
    </MessagePage>
  );
}

/** The head of a page for a city that does not exist or whose businesses could not be loaded. */
export const missingCityHead = ({ city: texts }: Texts, title: string): PageHead => ({
  title,
  description: title,
  brand: 'global',
  canonical: null,
  noindex: true,
  lang: texts.lang,
});

export function UnknownCategory() {
  const texts = useTexts();
  const { category } = texts;
  const link = useLink();
  useHead(unknownCategoryHead(texts));
  return (
    <MessagePage title={category.unknown} lang={category.lang}>
      <p>{category.unknownText}</p>
      <ButtonLink href={link(paths.allCategories)}>{category.back}</ButtonLink>
    </MessagePage>
  );
}
