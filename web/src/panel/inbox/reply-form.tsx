import type { Message } from '@gewerk/contracts/bus';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { AnswerForm } from '../kit/forms/answer-form.js';
import { dropAnswer } from '../kit/drafts/answer-drafts.js';
import { reply } from './api.js';

interface ReplyFormProps {
  readonly message: Message;
  readonly onSent: () => void;
}

/** A form for a reply. The text is kept until the reply has been stored. */
export function ReplyForm({ message, onSent }: ReplyFormProps) {
  const { inbox, submissions } = usePageTexts('admin');
  const texts = inbox.messages;
  const id = `reply-${message.id}`;
  // One key per reply, so that a reply sent twice becomes only one email.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = usePanelAction({
    act: (text: string) => reply(message.id, key, text),
    done: () => ({ title: texts.sent, description: texts.sentText }),
    failed: inbox.failed,
    touches: [
      ['admin', 'messages'],
      ['admin', 'mails'],
    ],
    onDone: () => {
      dropAnswer(id);
      setKey(crypto.randomUUID());
      onSent();
    },
  });
  return (
    <AnswerForm
      key={key}
      id={id}
      label={texts.reply}
      hint={texts.replyHint}
      rows={5}
      maxLength={FORM_LENGTH.message}
      required={submissions.required}
      confirm={send.isPending ? texts.sending : texts.send}
      isBusy={send.isPending}
      onSend={(text) => send.mutate(text)}
    />
  );
}
