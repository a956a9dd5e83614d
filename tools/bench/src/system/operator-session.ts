import { BENCH_PASSWORD } from './bench-system.js';

/** Logs in as the operator; returns the headers of later calls. @throws Error if the login is refused */
export async function operatorHeaders(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ password: BENCH_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`logging in answered ${answer.status}: ${await answer.text()}`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { cookie, 'x-csrf-token': csrfToken, origin };
}
