import { usePageTexts } from '../../platform/use-page-texts.js';
import { HandClaims } from './hand-claims.js';
import { MailList } from './mail-list.js';
import { MessageList } from './message-list.js';
import { NewsletterReaders } from './newsletter-readers.js';
import '../kit/queues/queues.css';
import { Allowed } from '../kit/session/allowed.js';

export default function InboxSection() {
  const { inbox } = usePageTexts('admin');
  return (
    <>
      <h1>{inbox.title}</h1>
      <MessageList />
      <HandClaims />
      <Allowed route="listMails">
        <MailList />
      </Allowed>
      <NewsletterReaders />
    </>
  );
}
