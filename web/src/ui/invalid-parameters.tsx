import { useHead } from '../app/head/use-head.js';
import { invalidHead } from '../app/head/error-heads.js';
import { useLink, useTexts } from '../app/app-context.js';
import { paths } from '../app/paths.js';
import { ButtonLink } from './button-link.js';
import { MessagePage } from './message-page.js';

/** 'Invalid route parameters': the address matches a page but holds values that cannot be right. */
export function InvalidParameters() {
  const texts = useTexts();
  const { error } = texts.common;
  const link = useLink();
  useHead(invalidHead(texts));
  return (
    <MessagePage title={error.invalidParameters} lang={error.lang}>
      <p>{error.invalidText}</p>
      <ButtonLink href={link(paths.home)}>{error.home}</ButtonLink>
    </MessagePage>
  );
}
