import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.js';
import { type Account, accountsQuery, endAccount, inviteAgain, type Invited } from './api.js';
import { ResetFactors } from './reset-factors.js';

interface AccountActionsProps {
  readonly account: Account;
  readonly onInvited: (invited: Invited) => void;
}

export function AccountActions({ account, onInvited }: AccountActionsProps) {
  const { id, name } = account;
  const { list: texts, invite } = usePageTexts('admin').accounts;
  const { language } = useApp();
  const [isAsked, setAsked] = useState(false);
  const again = usePanelAction({
    act: () => inviteAgain(id, language ?? 'tr'),
    done: ({ link }) =>
      link === null
        ? { title: invite.sent, description: invite.sentText(account.email) }
        : { title: texts.invited },
    failed: invite.failed,
    touches: [accountsQuery.queryKey],
    onDone: onInvited,
  });
  const end = usePanelAction({
    act: () => endAccount(id),
    done: () => ({ title: texts.ended }),
    failed: texts.failed,
    touches: [accountsQuery.queryKey],
  });
  return (
    <div className="account-actions">
      <Button
        variant="outline"
        size="sm"
        aria-label={texts.againOf(name)}
        disabled={again.isPending}
        onClick={() => again.mutate(undefined)}
      >
        {texts.again}
      </Button>
      {account.hasFactors && <ResetFactors account={account} />}
      <Button
        variant="outline"
        size="sm"
        aria-label={texts.endOf(name)}
        disabled={end.isPending}
        onClick={() => setAsked(true)}
      >
        {texts.end}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.endTitle}
          text={texts.endText(name)}
          confirm={texts.end}
          cancel={texts.cancel}
          onConfirm={() => end.mutate(undefined)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
