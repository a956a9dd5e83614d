import { Button } from '@chakra-ui/react';
import type { Message } from '@gewerk/contracts/bus';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { SaveDialog } from '../kit/dialogs/save-dialog.js';
import { mark, remove } from './api.js';
import { Allowed } from '../kit/session/allowed.js';

interface MessageActionsProps {
  readonly message: Message;
  readonly onGone: () => void;
}

export function MessageActions({ message, onGone }: MessageActionsProps) {
  const { inbox } = usePageTexts('admin');
  const texts = inbox.messages;
  const [isAsked, setAsked] = useState(false);
  const isAnswered = message.answeredAt !== null;
  const change = usePanelAction({
    act: () => mark(message.id, !isAnswered),
    done: () => ({ title: texts.marked }),
    failed: inbox.failed,
    touches: [['admin', 'messages']],
    onDone: onGone,
  });
  const deletion = usePanelAction({
    act: () => remove(message.id),
    done: () => ({ title: texts.deleted }),
    failed: inbox.failed,
    touches: [
      ['admin', 'messages'],
      ['admin', 'mails'],
    ],
    onDone: onGone,
  });
  return (
    <div className="panel-save">
      <Button
        variant="outline"
        size="sm"
        disabled={change.isPending}
        onClick={() => change.mutate(undefined)}
      >
        {isAnswered ? texts.markOpen : texts.markAnswered}
      </Button>
      <Allowed route="deleteMessage">
        <Button variant="outline" size="sm" disabled={deletion.isPending} onClick={() => setAsked(true)}>
          {texts.delete}
        </Button>
      </Allowed>
      {isAsked && (
        <SaveDialog
          title={texts.deleteTitle}
          intro={texts.deleteText}
          lines={[message.subject]}
          confirm={texts.confirmDelete}
          cancel={texts.cancel}
          onConfirm={() => deletion.mutate(undefined)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
