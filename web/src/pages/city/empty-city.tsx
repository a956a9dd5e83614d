import { useLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { ButtonLink } from '../../ui/button-link.js';
import { MessagePage } from '../../ui/message-page.js';

export function EmptyCity({ title }: { readonly title: string }) {
  const { city } = useTexts();
  const link = useLink();
  return (
    <MessagePage title={title} lang={city.lang}>
      <ButtonLink href={link(paths.home)}>{city.back}</ButtonLink>
    </MessagePage>
  );
}
