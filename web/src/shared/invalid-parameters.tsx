import { useHead } from './use-head.js';
import { invalidHead } from '../platform/head/error-heads.js';
import { useLink, useTexts } from '../platform/app-context.js';
import { paths } from '../platform/paths.js';
import { ButtonLink } from '../ui/buttons/button-link.js';
import { MessagePage } from '../ui/feedback/message-page.js';

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
