import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on a free port that keeps the mails it receives. */
export interface MailSink {
  url: string;
  /** Accepted mails, oldest first. */
  mails: Email[];
  /**
   * The response to a mail: 250 accepts it, 'hang up' accepts it without a response; `attempt` counts from 1 for each
   * Message-ID.
   */
  answer: (mail: Email, attempt: number) => { code: number; text: string } | 'hang up';
  close(): Promise<void>;
}

export const taken = { code: 250, text: '' };

export async function startMailSink(): Promise<MailSink> {
  const sink: Omit<MailSink, 'url' | 'close'> = { mails: [], answer: () => taken };
  const attempts = new Map<string, number>();
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            const id = mail.messageId ?? '';
            const attempt = (attempts.get(id) ?? 0) + 1;
            attempts.set(id, attempt);
            const answer = sink.answer(mail, attempt);
            if (answer === 'hang up') {
              sink.mails.push(mail);
              sockets.get(session.remotePort)?.destroy();
              return;
            }
            const { code, text } = answer;
            if (code !== taken.code) {
              done(Object.assign(new Error(text), { responseCode: code }));
              return;
            }
            sink.mails.push(mail);
            done();
          },
          (error: unknown) => done(error as Error),
        );
      });
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  // An inbox that is killed drops its connections.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}
