import { useLink, useTexts } from '../../platform/app-context.js';
import { unknownCategoryHead } from '../../platform/head/error-heads.js';
import { paths } from '../../platform/paths.js';
import { ButtonLink } from '../../ui/button-link.js';
import { MessagePage } from '../../ui/message-page.js';
import { useHead } from '../use-head.js';

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
