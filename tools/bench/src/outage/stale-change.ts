import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedBusiness } from '@gewerk/contracts/bus';

const ASK_EVERY_MS = 500;

/**
 * Changes a business's name through the panel and waits until its data, the search and the panel show it.
 * @returns where it was not visible within `limitMs`
 */
export async function staleAfter(
  origin: string,
  headers: Record<string, string>,
  id: string,
  limitMs: number,
): Promise<string[]> {
  const name = `Wandel ${randomBytes(6).toString('hex')}`;
  await change(origin, headers, id, name, Date.now() + limitMs);
  const looks: Record<string, () => Promise<string>> = {
    data: () => textOf(`${origin}/api/businesses/${id}`),
    search: () => textOf(`${origin}/api/businesses/search?query=${encodeURIComponent(name)}`),
    page: () => textOf(`${origin}/business/${id}`),
    panel: () => textOf(`${origin}/api/admin/businesses/${id}`, headers),
  };
  const stale: string[] = [];
  const giveUpAt = Date.now() + limitMs;
  for (const [where, look] of Object.entries(looks)) {
    while (!(await look()).includes(name)) {
      if (Date.now() > giveUpAt) {
        stale.push(where);
        break;
      }
      await delay(ASK_EVERY_MS);
    }
  }
  return stale;
}

/** Repeated while something is unavailable, since the time is measured from the acknowledged change. */
async function change(
  origin: string,
  headers: Record<string, string>,
  id: string,
  name: string,
  giveUpAt: number,
): Promise<void> {
  const url = `${origin}/api/admin/businesses/${id}`;
  for (let last = ''; ; await delay(ASK_EVERY_MS)) {
    if (Date.now() > giveUpAt) throw new Error(`${id} could not be changed: ${last}`);
    const read = await fetch(url, { headers });
    if (!read.ok) {
      last = `reading it answered ${read.status}`;
      continue;
    }
    const { version, form } = (await read.json()) as ManagedBusiness;
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version, form: { ...form, name } }),
    });
    if (answer.ok) return;
    last = `changing it answered ${answer.status}: ${await answer.text()}`;
  }
}

/** Empty if there is no good response. */
async function textOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  try {
    const answer = await fetch(url, { headers });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
