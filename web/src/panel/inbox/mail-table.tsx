import { Button } from '@chakra-ui/react';
import type { Mail } from '@gewerk/contracts/bus';
import { type PageTexts } from '../../texts/catalogue-types.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { useInstant } from '../kit/figures/panel-locale.js';
import { retry } from './api.js';

type MailTexts = PageTexts['admin']['inbox']['mails'];

interface MailTableProps {
  readonly mails: readonly Mail[];
  readonly isOld: boolean;
}

export function MailTable({ mails, isOld }: MailTableProps) {
  const { inbox } = usePageTexts('admin');
  const texts = inbox.mails;
  const { columns } = texts;
  const instant = useInstant();
  const again = usePanelAction({
    act: retry,
    done: ({ subject }) => ({ title: texts.retried, description: subject }),
    failed: inbox.failed,
    touches: [['admin', 'mails']],
  });
  return (
    <PanelTable
      caption={texts.caption}
      className="panel-mails"
      stacks
      rows={mails}
      keyOf={({ id }) => id}
      isOld={isOld}
      columns={[
        { head: columns.to, cell: ({ to }) => to ?? '–' },
        { head: columns.subject, cell: ({ subject }) => subject },
        { head: columns.created, cell: ({ createdAt }) => <PanelTime instant={createdAt} /> },
        { head: columns.attempts, cell: ({ attempts }) => attempts },
        { head: columns.fault, cell: (mail) => stateOf(mail, texts, instant) },
        {
          head: columns.action,
          cell: (mail) =>
            canBeTried(mail) && (
              <Button
                variant="outline"
                size="sm"
                disabled={again.isPending}
                aria-label={texts.retryOf(mail.subject)}
                onClick={() => again.mutate(mail.id)}
              >
                {texts.retry}
              </Button>
            ),
        },
      ]}
    />
  );
}

/** An email without a recipient can never be sent. */
const canBeTried = ({ state, to }: Mail): boolean =>
  (state === 'failed' || state === 'not-sent') && to !== null;

/** The state of an email as text; errors of the mail server are shown unchanged. */
function stateOf(mail: Mail, texts: MailTexts, instant: (at: string) => string): string {
  const { state, to, fault, sentAt } = mail;
  if (sentAt !== null) return texts.sentAt(instant(sentAt));
  if (state === 'not-sent') return to === null ? texts.noRecipient : texts.noServer;
  return fault ?? '–';
}
