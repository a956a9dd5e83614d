import { isReachedGrade } from '@gewerk/contracts';
import type { WebsiteCheck as Verdict } from '@gewerk/contracts/bus';
import { useMutation } from '@tanstack/react-query';
import { GlobeCheck } from 'lucide-react';
import { statusOf } from '../../../platform/api/api-error.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { Tooltip } from '../../../ui/tooltip/tooltip.js';
import { checkBusinessWebsite } from './check-website.js';
import './website-check.css';
import { useFaultText } from '../api/use-fault-text.js';

const NO_WEBSITE = 400;

/** A button that checks one business's website and shows the grade next to it. */
export function WebsiteCheck({ id, name }: { readonly id: string; readonly name: string }) {
  const faultText = useFaultText();
  const { single: texts } = usePageTexts('admin').urlValidation;
  const check = useMutation({
    mutationFn: () => checkBusinessWebsite(id),
    retry: false,
    onError: (error) => {
      if (statusOf(error) === NO_WEBSITE) return;
      toast({ kind: 'error', title: texts.failed, description: faultText(error) });
    },
  });
  const hasNone = check.isError && statusOf(check.error) === NO_WEBSITE;
  return (
    <>
      <Tooltip text={texts.check(name)}>
        <button
          type="button"
          className="panel-icon website-check"
          aria-label={texts.check(name)}
          // The button is not disabled, since that would remove the focus.
          aria-disabled={check.isPending}
          onClick={() => {
            if (!check.isPending) check.mutate();
          }}
        >
          <GlobeCheck size={16} aria-hidden="true" />
        </button>
      </Tooltip>
      {!check.isIdle && (
        <span role="status">
          {check.isPending && <span className="website-grade">{texts.checking}</span>}
          {hasNone && <span className="website-grade">{texts.noWebsite}</span>}
          {check.data && <Grade verdict={check.data} />}
        </span>
      )}
    </>
  );
}

function Grade({ verdict }: { readonly verdict: Verdict }) {
  const { grades, single: texts } = usePageTexts('admin').urlValidation;
  const { grade, newAddress, fault } = verdict;
  return (
    <span className="website-grade" data-reached={isReachedGrade(grade)} title={fault ?? undefined}>
      {grades[grade]}
      {newAddress !== null && (
        <>
          {' · '}
          {texts.newAddress}{' '}
          <a href={newAddress} target="_blank" rel="noopener noreferrer nofollow">
            {newAddress}
          </a>
        </>
      )}
    </span>
  );
}
