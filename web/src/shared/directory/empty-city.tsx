import { useLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { everything } from '../search/search-results-address.js';
import { WaysOn } from '../search/ways-on.js';
import { ButtonLink } from '../../ui/button-link.js';
import { MessagePage } from '../../ui/message-page.js';

/** @param city its name, for a search around it; left out where that is of no help */
export function EmptyCity({ title, city: name }: { readonly title: string; readonly city?: string }) {
  const { city, common } = useTexts();
  const link = useLink();
  return (
    <MessagePage title={title} lang={city.lang}>
      {name !== undefined && (
        <WaysOn ways={[{ label: common.waysOn.around(name), address: { ...everything, around: name } }]} />
      )}
      <ButtonLink href={link(paths.home)}>{city.back}</ButtonLink>
    </MessagePage>
  );
}
