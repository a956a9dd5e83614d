import { useLink, useTexts } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { everything } from '../../shared/search/search-results-address.js';
import { WaysOn } from '../../shared/search/ways-on.js';
import { Button } from '../../ui/buttons/button.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';

export function CategoryFailed({ name, error }: { readonly name: string; readonly error: Error }) {
  const category = usePageTexts('category');
  return (
    <div className="empty" role="alert" lang={category.failedLang}>
      <p className="empty-title">{category.failed}</p>
      <p>{category.failedCategory(name)}</p>
      <p>{error.message}</p>
      <Button variant="outline" onClick={() => window.location.reload()}>
        {category.reload}
      </Button>
    </div>
  );
}

export function EmptyCategory({ name }: { readonly name: string }) {
  const { common } = useTexts();
  const category = usePageTexts('category');
  const link = useLink();
  return (
    <div className="empty">
      <p className="empty-title">{category.none}</p>
      <p>{category.noneHint}</p>
      <WaysOn ways={[{ label: common.waysOn.search(name), address: { ...everything, query: name } }]} />
      <ButtonLink href={link(paths.allCategories)}>{category.others}</ButtonLink>
    </div>
  );
}
