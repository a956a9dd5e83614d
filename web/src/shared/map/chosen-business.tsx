import { X } from 'lucide-react';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import type { Texts } from '../../texts/catalogue-types.js';
import { businessQuery } from '../directory/get-business.js';

interface ChosenBusinessProps {
  readonly id: string;
  readonly texts: Texts['common']['businessMap'];
  readonly onClose: () => void;
}

/** Shows the business that was clicked on the map. */
export function ChosenBusiness({ id, texts: labels, onClose }: ChosenBusinessProps) {
  const { api, texts } = useApp();
  const { numbers, trade } = texts.common;
  const link = useLink();
  const { data, isPending } = useApiQuery(businessQuery(api, { id }));
  return (
    <div className="map-chosen" role="status">
      {isPending && <p>{labels.loading}</p>}
      {!isPending && !data && <p>{labels.gone}</p>}
      {data && (
        <>
          <p className="map-chosen-name">
            <a href={link(paths.business(data))}>{data.name}</a>
          </p>
          <p>
            {[
              data.category && trade(data.category),
              data.rating === null ? null : `★ ${numbers.decimal(data.rating)}`,
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
          <p>{[data.address, data.city].filter((part) => part !== null && part !== '').join(', ')}</p>
        </>
      )}
      <button type="button" aria-label={labels.close} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
