import { Button } from '@chakra-ui/react';
import type { Mail } from '@gewerk/contracts';
import { usePageTexts, type PageTexts } from '../../../texts/page-texts.js';
import { usePanelAction } from '../api/use-panel-action.js';
import { PanelTime } from '../components/panel-time.js';
import { useInstant } from '../panel-locale.js';
import { retry } from './api.js';

type MailTexts = PageTexts['admin']['inbox']['mails'];

interface MailTableProps {
  readonly mails: readonly Mail[];
  /** Another page is being fetched. */
  readonly isOld: boolean;
}

/** A page of mails. Those that were not sent can be tried again. */
export function MailTable({ mails, isOld }: MailTableProps) {
  const { inbox } = usePageTexts('admin');
  const texts = inbox.mails;
  const instant = useInstant();
  const again = usePanelAction({
    act: retry,
    done: ({ subject }) => ({ title: texts.retried, description: subject }),
    failed: inbox.failed,
    touches: [['admin', 'mails']],
  });
  return (
    <div className="panel-scroll" role="region" aria-label={texts.caption} tabIndex={0} aria-busy={isOld}>
      <table className="panel-table panel-mails">
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            {Object.entries(texts.columns).map(([column, label]) => (
              <th key={column} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <td>{mail.to ?? '–'}</td>
              <td>{mail.subject}</td>
              <td>
                <PanelTime instant={mail.createdAt} />
              </td>
              <td>{mail.attempts}</td>
              <td>{stateOf(mail, texts, instant)}</td>
              <td>
                {canBeTried(mail) && (
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={again.isPending}
                    aria-label={texts.retryOf(mail.subject)}
                    onClick={() => again.mutate(mail.id)}
                  >
                    {texts.retry}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Without a recipient nothing could ever send it. */
const canBeTried = ({ state, to }: Mail): boolean =>
  (state === 'failed' || state === 'not-sent') && to !== null;

/** What became of a mail; faults of the mail server in its own words. */
function stateOf(mail: Mail, texts: MailTexts, instant: (at: string) => string): string {
  const { state, to, fault, sentAt } = mail;
  if (sentAt !== null) return texts.sentAt(instant(sentAt));
  if (state === 'not-sent') return to === null ? texts.noRecipient : texts.noServer;
  return fault ?? '–';
}
