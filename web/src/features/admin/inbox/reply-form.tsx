import { Button } from '@chakra-ui/react';
import { FORM_LENGTH, type Message } from '@gewerk/contracts';
import { useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { usePanelAction } from '../api/use-panel-action.js';
import { PanelField } from '../components/panel-field.js';
import { reply } from './api.js';

interface ReplyFormProps {
  readonly message: Message;
  readonly onSent: () => void;
}

/** Answers a message by mail. What was typed stays until it is stored. */
export function ReplyForm({ message, onSent }: ReplyFormProps) {
  const { inbox, submissions } = usePageTexts('admin');
  const texts = inbox.messages;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  // One key an answer: sent twice it is one mail.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = usePanelAction({
    act: () => reply(message.id, key, text),
    done: () => ({ title: texts.sent, description: texts.sentText }),
    failed: inbox.failed,
    touches: [
      ['admin', 'messages'],
      ['admin', 'mails'],
    ],
    onDone: () => {
      setText('');
      setKey(crypto.randomUUID());
      onSent();
    },
  });
  return (
    <form
      className="panel-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = text.trim() === '';
        setError(isMissing ? submissions.required : undefined);
        if (!isMissing) send.mutate(undefined);
      }}
    >
      <PanelField
        id={`reply-${message.id}`}
        label={texts.reply}
        hint={texts.replyHint}
        rows={5}
        maxLength={FORM_LENGTH.message}
        value={text}
        error={error}
        onChange={setText}
      />
      <div className="panel-save">
        <Button type="submit" disabled={send.isPending}>
          {send.isPending ? texts.sending : texts.send}
        </Button>
      </div>
    </form>
  );
}
