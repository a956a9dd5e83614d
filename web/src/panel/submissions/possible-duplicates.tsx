import { Button } from '@chakra-ui/react';
import type { BusinessCard } from '@gewerk/contracts';
import { useSiteLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { firstClick } from '../kit/first-click.js';

interface PossibleDuplicatesProps {
  readonly duplicates: readonly BusinessCard[];
  /** Whether all businesses were searched, or only those with the submission's postal code. */
  readonly isWholeStock: boolean;
  readonly isBusy: boolean;
  readonly onMerge: (businessId: string) => void;
}

export function PossibleDuplicates({ duplicates, isWholeStock, isBusy, onMerge }: PossibleDuplicatesProps) {
  const siteLink = useSiteLink();
  const { duplicates: texts } = usePageTexts('admin').submissions;
  return (
    <section>
      <h3>{texts.title}</h3>
      {duplicates.length === 0 && <p className="panel-hint">{isWholeStock ? texts.noneAtAll : texts.none}</p>}
      {!isWholeStock && <p className="panel-hint">{texts.unchecked}</p>}
      <ul className="panel-duplicates">
        {duplicates.map((business) => (
          <li key={business.id}>
            <a href={siteLink(paths.business(business))} target="_blank" rel="noopener">
              {business.name}
            </a>
            <span>{business.fullAddress ?? business.address ?? business.city}</span>
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              aria-label={texts.mergeOf(business.name)}
              onClick={firstClick(() => onMerge(business.id))}
            >
              {texts.merge}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
