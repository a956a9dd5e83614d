import { usePageTexts } from '../../../texts/page-texts.js';
import { MailList } from './mail-list.js';
import { MessageList } from './message-list.js';
import { NewsletterReaders } from './newsletter-readers.js';
import '../inbox.css';

/** What visitors wrote, the mails that follow from it, and who reads the newsletter. */
export function InboxSection() {
  const { inbox } = usePageTexts('admin');
  return (
    <>
      <h1>{inbox.title}</h1>
      <MessageList />
      <MailList />
      <NewsletterReaders />
    </>
  );
}
