import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLink } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useFaultText } from '../../kit/api/use-fault-text.js';
import { managePath } from '../../kit/navigation/business-address.js';
import { OlderButton } from '../../kit/lists/older-button.js';
import { keptQuery } from './api.js';

/** Names the businesses that the undo of a bulk change did not restore, each with a link to edit it. */
export function KeptBusinesses({ run }: { readonly run: string }) {
  const { bulk: texts } = usePageTexts('admin');
  const faultText = useFaultText();
  const link = useLink();
  const [isOpen, setOpen] = useState(false);
  const pages = useInfiniteQuery({ ...keptQuery(run), enabled: isOpen });
  const businesses = pages.data?.pages.flatMap((page) => page.businesses) ?? [];
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.kept}</summary>
      {pages.isError && <p role="alert">{faultText(pages.error)}</p>}
      {pages.isSuccess && businesses.length === 0 && <p>{texts.keptUnknown}</p>}
      <ul>
        {businesses.map(({ id, name, city, isDeleted }) => (
          <li key={id}>
            {isDeleted ? (
              `${name}, ${city}: ${texts.keptDeleted}`
            ) : (
              <a href={link(managePath(id))}>{`${name}, ${city}`}</a>
            )}
          </li>
        ))}
      </ul>
      <OlderButton list={pages} label={texts.keptMore} />
    </details>
  );
}
