import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The user `nobody`, which owns no files. */
const OTHER_USER = 65_534;
const ANSWER_WITHIN_MS = 60_000;
const MOST_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Why nothing can be tested as another user here; undefined if it can. */
export const whyNoOtherUser = (): string | undefined =>
  process.getuid?.() === 0 ? undefined : 'only root can run a process as another user';

/**
 * Runs in a separate process, which has dropped its rights: connects, reads files, and prints what it
 * received.
 */
const SCRIPT = `
  const { connect } = require('node:net');
  const { openSync, readSync } = require('node:fs');
  let given = '';
  process.stdin.on('data', (bytes) => (given += bytes)).on('end', async () => {
    const { ports, files } = JSON.parse(given);
    const heard = {};
    for (const [name, { port, say }] of Object.entries(ports)) heard[name] = await new Promise((resolve) => {
      let text = '';
      const socket = connect({ port, host: '127.0.0.1' });
      const end = () => { socket.destroy(); resolve(text); };
      setTimeout(end, 1500);
      socket.on('connect', () => socket.write(Buffer.from(say, 'hex')));
      socket.on('data', (bytes) => { if (text.length < 4096) text += bytes.toString('latin1'); });
      socket.on('error', (fault) => { text ||= fault.code; });
      socket.on('close', end);
    });
    const read = files.filter((file) => {
      try { readSync(openSync(file), Buffer.alloc(1), 0, 1, 0); return true; } catch { return false; }
    });
    console.log(JSON.stringify({ uid: process.getuid(), heard, read }));
  });`;

/** The data that another user of the machine received. */
export interface Got {
  uid: number;
  /** The output of each port, in Latin-1. */
  heard: Record<string, string>;
  /** The files that it could open. */
  read: string[];
}

/**
 * Tries to read from ports of 127.0.0.1 and from files as another Unix user. @throws Error if this process
 * may not change its user
 */
export async function asOtherUser(
  ports: Readonly<Record<string, { port: number; say: Buffer }>>,
  files: readonly string[],
): Promise<Got> {
  const why = whyNoOtherUser();
  if (why !== undefined) throw new Error(why);
  const running = promisify(execFile)(process.execPath, ['-e', SCRIPT], {
    uid: OTHER_USER,
    gid: OTHER_USER,
    cwd: '/',
    env: {},
    timeout: ANSWER_WITHIN_MS,
    maxBuffer: MOST_OUTPUT_BYTES,
  });
  const said = Object.entries(ports).map(([name, { port, say }]) => [
    name,
    { port, say: say.toString('hex') },
  ]);
  running.child.stdin?.end(JSON.stringify({ ports: Object.fromEntries(said), files }));
  return JSON.parse((await running).stdout) as Got;
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A request for data to each backing server by a client without a password, and what a response with data looks like.
 */
export const ENGINE_QUESTIONS: Readonly<
  Record<'mongo' | 'nats' | 'redis' | 'meili', { say: Buffer; data: RegExp }>
> = {
  mongo: { say: mongoCommand('listDatabases', 'admin'), data: /sizeOnDisk|totalSize/ },
  nats: {
    say: Buffer.from(
      'CONNECT {"verbose":true}\r\nSUB > 1\r\nPUB gewerk.settings.get-settings r 2\r\n{}\r\nPING\r\n',
    ),
    data: /\+OK|PONG|\r\nMSG /,
  },
  redis: { say: Buffer.from('PING\r\nKEYS *\r\nINFO\r\n'), data: /\+PONG|\*\d|redis_version|\$\d/ },
  meili: {
    say: Buffer.from('GET /indexes HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'),
    data: /^HTTP\/1\.1 2\d\d/,
  },
};

/** A command as a message of MongoDB's wire protocol (OP_MSG). */
function mongoCommand(name: string, database: string): Buffer {
  const text = (value: string): Buffer => Buffer.from(`${value}\0`);
  const number = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(value);
    return bytes;
  };
  const fields = Buffer.concat([
    ...[Buffer.from([0x10]), text(name), number(1)],
    ...[Buffer.from([0x02]), text('$db'), number(database.length + 1), text(database), Buffer.from([0])],
  ]);
  const body = Buffer.concat([number(0), Buffer.from([0]), number(fields.length + 4), fields]);
  const OP_MSG = 2013;
  return Buffer.concat([number(body.length + 16), number(1), number(0), number(OP_MSG), body]);
}
