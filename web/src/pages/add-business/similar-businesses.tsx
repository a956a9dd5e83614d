import { useQuery } from '@tanstack/react-query';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { BusinessDraft } from './business-draft.js';
import { similarBusinessesQuery } from './find-similar-businesses.js';

/** Listed businesses that may be the same; never prevents a submission. */
export function SimilarBusinesses({ draft }: { readonly draft: BusinessDraft }) {
  const { api } = useApp();
  const { duplicates: texts } = usePageTexts('add-business');
  const link = useLink();
  const { data: similar = [] } = useQuery(similarBusinessesQuery(api, draft.name, draft.city));
  if (similar.length === 0) return null;
  return (
    <div className="notice" role="status">
      <div>
        <p>
          <b>{texts.title}</b> {texts.text}
        </p>
        <ul>
          {similar.map((business) => (
            <li key={business.id}>
              <a href={link(paths.business(business))} target="_blank" rel="noopener">
                {business.name}, {business.address ?? business.city}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
