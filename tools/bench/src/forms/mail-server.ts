import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

const END_OF_MAIL = '\r\n.\r\n';
const MESSAGE_ID = /^message-id:\s*<([^>]+)>/im;

/**
 * The parts of an SMTP server that accept mails and count them by Message-ID. It can be killed, and restarted
 * on its port.
 */
export class MailServer {
  /** How often each mail was accepted. */
  readonly taken = new Map<string, number>();
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = createServer((socket) => this.talk(socket));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Stops answering immediately, in the middle of a conversation. */
  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise<void>((done) => server.close(() => done()));
  }

  private talk(socket: Socket): void {
    let heard = '';
    let isMail = false;
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    this.sockets.add(socket);
    socket.setEncoding('utf8');
    socket.on('close', () => this.sockets.delete(socket));
    // A client that disconnected in the middle of a line.
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: string) => {
      heard += chunk;
      for (;;) {
        const end = heard.indexOf(isMail ? END_OF_MAIL : '\r\n');
        if (end === -1) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (isMail ? END_OF_MAIL.length : 2));
        if (isMail) {
          isMail = false;
          this.take(said);
          say('250 taken');
        } else if (/^data$/i.test(said)) {
          isMail = true;
          say('354 go on');
        } else {
          say(/^quit$/i.test(said) ? '221 bye' : '250 ok');
        }
      }
    });
    say('220 bench');
  }

  private take(mail: string): void {
    const id = MESSAGE_ID.exec(mail)?.[1] ?? 'without Message-ID';
    this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
  }
}
