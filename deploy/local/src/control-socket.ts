import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { messageOf } from '@gewerk/engines';

const NAME = 'control.sock';
const RESTART = '/restart/';
/**
 * Time limit of a command: a process may take half a minute to finish its work, and several are restarted one
 * after the other.
 */
const ANSWERS_WITHIN_MS = 5 * 60_000;

/** Commands for the running system, sent through its socket. */
export interface Controls {
  /** @returns false if no process has that name */
  restart(name: string): Promise<boolean>;
}

/**
 * A socket in DATA_DIR through which shell commands reach the process that runs the system; only its own user
 * can connect to it.
 */
export class ControlSocket {
  private constructor(private readonly server: Server) {}

  /** @param warn called with the reason if the socket cannot be opened, which affects only shell commands */
  static open(dataDir: string, controls: Controls, warn: (line: string) => void): ControlSocket {
    const path = join(dataDir, NAME);
    rmSync(path, { force: true });
    const server = createServer(({ method, url = '' }, response) => {
      const name = method === 'POST' && url.startsWith(RESTART) ? url.slice(RESTART.length) : undefined;
      const done = name === undefined ? Promise.resolve(false) : controls.restart(name);
      done.then(
        (known) => response.writeHead(known ? 204 : 404).end(),
        (fault: unknown) => response.writeHead(500).end(messageOf(fault)),
      );
    });
    server.on('error', (fault) => warn(`${path} cannot be opened: ${fault.message}`));
    server.listen(path, () => chmodSync(path, 0o600));
    return new ControlSocket(server);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Sends a command to the system that runs on DATA_DIR. @returns false if no process has that name */
export function askToRestart(dataDir: string, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        socketPath: join(dataDir, NAME),
        method: 'POST',
        path: RESTART + encodeURIComponent(name),
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 500) reject(new Error(`${name} could not be restarted`));
        else resolve(answer.statusCode === 204);
      },
    );
    call.once('error', reject);
    call.end();
  });
}
