import { Button } from '@chakra-ui/react';
import type { Message } from '@gewerk/contracts';
import { useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { PanelTime } from '../components/panel-time.js';
import { useInstant } from '../panel-locale.js';
import { MessageActions } from './message-actions.js';
import { ReplyForm } from './reply-form.js';

interface MessageItemProps {
  readonly message: Message;
  /** It has left the list, or may have. */
  readonly onGone: () => void;
}

/** A message in one line, and below it its text and what can be done about it. */
export function MessageItem({ message, onGone }: MessageItemProps) {
  const { messages: texts } = usePageTexts('admin').inbox;
  const instant = useInstant();
  const [isOpen, setOpen] = useState(false);
  const toggle = isOpen ? texts.close : texts.open;
  return (
    <li>
      <div className="panel-item-head">
        <div>
          <strong>{message.subject}</strong>
          <p className="panel-hint">
            {message.name} · {texts.categories[message.category]} · <PanelTime instant={message.receivedAt} />
          </p>
        </div>
        <p className="panel-age">
          {message.answeredAt === null ? texts.unanswered : texts.answered(instant(message.answeredAt))}
        </p>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-label={`${toggle}: ${message.subject}`}
          onClick={() => setOpen(!isOpen)}
        >
          {toggle}
        </Button>
      </div>
      {isOpen && (
        <div className="panel-item-body">
          <dl className="panel-facts">
            <div>
              <dt>{texts.from}</dt>
              <dd>
                {message.name} &lt;{message.email}&gt;
              </dd>
            </div>
            <div>
              <dt>{texts.expires}</dt>
              <dd>
                <PanelTime instant={message.expiresAt} />
              </dd>
            </div>
          </dl>
          <p className="panel-letter">{message.message}</p>
          <ReplyForm message={message} onSent={onGone} />
          <MessageActions message={message} onGone={onGone} />
        </div>
      )}
    </li>
  );
}
