import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  location: string;
  body: Buffer;
}

/** One request on a new connection to `address`, as to that host; `fetch` would ask for the address instead. @throws Error if it takes longer */
export async function ask(address: string, host: string, path: string, limitMs: number): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((done, fail) => {
    const signal = AbortSignal.timeout(limitMs);
    get(`http://${address}${path}`, { headers: { host }, agent: false, signal }, done).once('error', fail);
  });
  const { statusCode = 0, headers } = response;
  return { status: statusCode, location: headers.location ?? '', body: await buffer(response) };
}
