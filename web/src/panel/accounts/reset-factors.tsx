import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.js';
import { type Account, accountsQuery, resetFactors } from './api.js';

/** Removes the factors of a user who has lost the authenticator app, the recovery codes and the passkeys. */
export function ResetFactors({ account: { id, name } }: { readonly account: Account }) {
  const { reset: texts } = usePageTexts('admin').factors;
  const { language } = useApp();
  const [isAsked, setAsked] = useState(false);
  const reset = usePanelAction({
    act: () => resetFactors(id, language ?? 'tr'),
    done: () => ({ title: texts.done }),
    failed: texts.failed,
    touches: [accountsQuery.queryKey],
  });
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={texts.actionOf(name)}
        disabled={reset.isPending}
        onClick={() => setAsked(true)}
      >
        {texts.action}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.title}
          text={texts.text(name)}
          confirm={texts.action}
          cancel={texts.cancel}
          onConfirm={() => reset.mutate(undefined)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
