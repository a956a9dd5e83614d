import { request } from 'node:http';

const TIMEOUT_MS = 30_000;

/** A session of the operator, which is sent with each call to any of the gateways. */
export class OperatorClient {
  private constructor(
    private readonly cookie: string,
    private readonly csrfToken: string,
  ) {}

  /** @throws Error if the password is not accepted */
  static async logIn(gateway: string, password: string): Promise<OperatorClient> {
    const answer = await fetch(`${gateway}/api/admin/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the login was answered ${answer.status}: ${await answer.text()}`);
    const { csrfToken } = (await answer.json()) as { csrfToken: string };
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    return new OperatorClient(cookie.join('; '), csrfToken);
  }

  /** A call with the session; a `body` is sent as JSON, a form as it is. */
  call(
    gateway: string,
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<Response> {
    const isForm = body instanceof FormData;
    const type = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
    return fetch(gateway + path, {
      method,
      headers: { cookie: this.cookie, 'x-csrf-token': this.csrfToken, ...type },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  /** The response to a read. @throws Error if its status is not 200 */
  async read<T>(gateway: string, path: string): Promise<T> {
    const answer = await this.call(gateway, 'GET', path);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}

/** The status of a request with a different Host; redirects are not followed. */
export function statusUnderHost(gateway: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(gateway, { headers: { host }, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('timeout', () => call.destroy(new Error('no answer in time')));
    call.once('error', reject);
    call.end();
  });
}
