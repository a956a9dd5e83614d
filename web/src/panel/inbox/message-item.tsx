import type { Message } from '@gewerk/contracts/bus';
import type { PageTexts } from '../../texts/catalogue-types.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { useInstant } from '../kit/figures/panel-locale.js';
import { QueueItem } from '../kit/queues/queue-item.js';
import { MessageActions } from './message-actions.js';
import { ReplyForm } from './reply-form.js';

interface MessageItemProps {
  readonly message: Message;
  readonly onGone: () => void;
}

export function MessageItem({ message, onGone }: MessageItemProps) {
  const { messages: texts } = usePageTexts('admin').inbox;
  const instant = useInstant();
  return (
    <QueueItem
      title={message.subject}
      hint={
        <>
          {message.name} · {texts.categories[message.category]} · <PanelTime instant={message.receivedAt} />
        </>
      }
      state={<p className="panel-age">{stateOf(message, texts, instant)}</p>}
      toggle={(isOpen) => {
        const text = isOpen ? texts.close : texts.open;
        return { text, label: `${text}: ${message.subject}` };
      }}
    >
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
    </QueueItem>
  );
}

/**
 * The state of a message as text. A message counts as answered once the reply has been sent; until then, the state of
 * the reply is shown.
 */
function stateOf(
  { answeredAt, reply }: Message,
  texts: PageTexts['admin']['inbox']['messages'],
  instant: (at: string) => string,
): string {
  if (reply) return texts.replies[reply];
  return answeredAt === null ? texts.unanswered : texts.answered(instant(answeredAt));
}
