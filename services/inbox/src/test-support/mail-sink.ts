import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on a port of its own that keeps what it is given. */
export interface MailSink {
  url: string;
  /** What was accepted, oldest first. */
  mails: Email[];
  /** Answers every mail with this code until it is 250 again. */
  answer: { code: number; text: string };
  attempts: number;
  close(): Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const sink: Omit<MailSink, 'url' | 'close'> = { mails: [], answer: { code: 250, text: '' }, attempts: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        sink.attempts += 1;
        const { code, text } = sink.answer;
        if (code !== 250) {
          done(Object.assign(new Error(text), { responseCode: code }));
          return;
        }
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            sink.mails.push(mail);
            done();
          },
          (error: unknown) => done(error as Error),
        );
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}
