import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Link2, X } from 'lucide-react';
import { useState } from 'react';
import { useLink } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { Tooltip } from '../../../ui/tooltip/tooltip.js';
import { usePanelAction } from '../../kit/api/use-panel-action.js';
import { listOf, withList } from '../../kit/business-list/list-address.js';
import type { ListState } from '../../kit/business-list/list-state.js';
import { latestList } from '../../kit/business-list/use-list-state.js';
import { ADMIN_PATH } from '../../kit/navigation/panel-address.js';
import { dropView, viewsQuery } from './api.js';
import { ViewName } from './view-name.js';
import './saved-views.css';

/** The account's saved lists, each as a link; the list now shown can be saved or shared. */
export function SavedViews({ list }: { readonly list: ListState }) {
  const { views: texts } = usePageTexts('admin');
  const link = useLink();
  const { data } = useQuery(viewsQuery);
  const [isNaming, setNaming] = useState(false);
  const shown = addressOf(list);
  const drop = usePanelAction({
    act: dropView,
    done: () => ({ kind: 'success', title: texts.dropped }),
    failed: texts.failed,
    touches: [viewsQuery.queryKey],
  });
  const copy = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => toast({ kind: 'success', title: texts.copied }),
      () => toast({ kind: 'error', title: texts.notCopied, description: location.href }),
    );
  };
  return (
    <nav className="saved-views" aria-label={texts.title}>
      {data && data.views.length > 0 && (
        <ul>
          {data.views.map(({ id, name, address }) => (
            <li key={id}>
              <a
                href={link(address === '' ? ADMIN_PATH : `${ADMIN_PATH}?${address}`)}
                aria-current={asShown(address) === shown ? 'page' : undefined}
              >
                {name}
              </a>
              <Tooltip text={texts.drop(name)}>
                <button
                  type="button"
                  aria-label={texts.drop(name)}
                  disabled={drop.isPending}
                  onClick={() => drop.mutate(id)}
                >
                  <X size={16} aria-hidden="true" />
                </button>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
      {isNaming ? (
        <ViewName addressNow={() => addressOf(latestList(list))} onDone={() => setNaming(false)} />
      ) : (
        <Button type="button" size="sm" variant="outline" onClick={() => setNaming(true)}>
          <Bookmark size={16} aria-hidden="true" /> {texts.keep}
        </Button>
      )}
      <Button type="button" size="sm" variant="outline" onClick={copy}>
        <Link2 size={16} aria-hidden="true" /> {texts.copy}
      </Button>
    </nav>
  );
}

/** The query of a list's URL. A list is saved with its first page. */
const addressOf = (list: ListState): string =>
  withList(new URLSearchParams(), { ...list, page: 1 }).toString();

const asShown = (address: string): string => addressOf(listOf(new URLSearchParams(address)));
