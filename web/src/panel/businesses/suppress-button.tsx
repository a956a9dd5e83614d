import { Button } from '@chakra-ui/react';
import type { SuppressionReason } from '@gewerk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { refreshLists } from '../kit/business/refresh-lists.js';
import { businessQuery } from '../kit/business/get-business.js';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.js';
import { suppressBusiness } from './suppress-business.js';

interface SuppressButtonProps {
  readonly id: string;
  readonly name: string;
  readonly reason: SuppressionReason;
  readonly onDone?: () => void;
}

/** Removes a business at a person's request; this is permanent, so a word must be typed first. */
export function SuppressButton({ id, name, reason, onDone }: SuppressButtonProps) {
  const { suppressions: texts } = usePageTexts('admin');
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const suppress = usePanelAction({
    act: () => suppressBusiness(id, reason),
    done: () => ({ title: texts.done(name), description: texts.doneText }),
    failed: texts.failed,
    touches: [
      ['admin', 'suppressions'],
      ['admin', 'reports'],
      ['admin', 'submissions'],
    ],
    onDone: () => {
      queries.removeQueries({ queryKey: businessQuery(id).queryKey });
      refreshLists(queries);
      onDone?.();
    },
  });
  return (
    <>
      <Button
        variant="outline"
        className="panel-danger"
        disabled={suppress.isPending}
        aria-label={`${texts.suppress}: ${name}`}
        onClick={() => setAsked(true)}
      >
        {texts.suppress}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.confirmTitle(name)}
          text={texts.confirmText}
          confirm={texts.confirm}
          cancel={texts.cancel}
          typed={{ word: texts.word, label: texts.typeWord }}
          onConfirm={() => suppress.mutate(undefined)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
