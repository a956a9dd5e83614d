import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { askHost } from '../fixtures/ask-host.js';
import { expect, test } from '../fixtures/api-test.js';
import { startGateway } from '../fixtures/lone-gateway.js';
import { logIn } from '../fixtures/owner.js';
import { readRunningSystem } from '../system/running-system.js';

const newDomain = (): string => `alias-${randomUUID().slice(0, 8)}.example`;

interface Owner {
  save(domain: string, targetPath?: string): Promise<void>;
  remove(domain: string): Promise<void>;
  countOf(domain: string): Promise<number>;
}

async function owner(request: APIRequestContext): Promise<Owner> {
  const headers = await logIn(request);
  const address = (domain: string) => `/api/admin/alias-domains/${domain}`;
  return {
    save: async (domain, targetPath = '') => {
      const answer = await request.put(address(domain), { headers, data: { targetPath } });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    remove: async (domain) => {
      expect((await request.delete(address(domain), { headers })).status()).toBe(200);
    },
    countOf: async (domain) => {
      const { stats } = (await (await request.get('/api/admin/redirect-stats')).json()) as {
        stats: { domain: string; count: number }[];
      };
      return stats.find((entry) => entry.domain === domain)?.count ?? 0;
    },
  };
}

/** Polls a gateway until it redirects to `location`; returns the number of responses that were redirects. */
async function redirectsUntil(origin: string, domain: string, location: string): Promise<number> {
  let redirects = 0;
  const ask = async (): Promise<string> => {
    const answer = await askHost(origin, domain, '/koeln?seite=2');
    if (answer.status === 301) redirects += 1;
    return answer.location ?? '';
  };
  await expect.poll(ask, { timeout: 2_000 }).toBe(location);
  return redirects;
}

test('ADM-REDIR-15 ADM-REDIR-17 an alias redirects to the canonical address within 2 s, other hosts return 404', async ({
  request,
}) => {
  const { url } = readRunningSystem();
  const domain = newDomain();
  const { save, remove } = await owner(request);
  expect((await askHost(url, domain)).status).toBe(404);
  await save(domain);
  await redirectsUntil(url, domain, `${url}/koeln?seite=2`);
  for (const host of [`${domain}:8080`, domain.toUpperCase(), `${domain}.`]) {
    expect(await askHost(url, host, '//evil.example/x')).toEqual({
      status: 301,
      location: `${url}//evil.example/x`,
    });
  }
  expect(await askHost(url, domain, '/api/contact', 'POST')).toEqual({
    status: 301,
    location: `${url}/api/contact`,
  });
  for (const host of ['unknown.example', `www.${domain}`, 'evil.example']) {
    expect(await askHost(url, host)).toEqual({ status: 404, location: undefined });
    expect((await askHost(url, host, '/healthz')).status).toBe(200);
  }
  expect(await askHost(url, '127.0.0.1')).toEqual({ status: 200, location: undefined });
  await save(domain, '/kategorien');
  await redirectsUntil(url, domain, `${url}/kategorien`);
  await remove(domain);
  await expect.poll(async () => (await askHost(url, domain)).status, { timeout: 2_000 }).toBe(404);
  const { entries } = (await (await request.get('/api/admin/audit')).json()) as {
    entries: { action: string; subject: string | null }[];
  };
  for (const action of ['saveAliasDomain', 'removeAliasDomain']) {
    expect(entries).toContainEqual(expect.objectContaining({ action, subject: domain }));
  }
});

test('ADM-REDIR-16 ADM-REDIR-01 redirects at two gateways at once are counted exactly', async ({
  request,
}) => {
  const system = readRunningSystem();
  const gateway = await startGateway(system.gatewayNatsUrl, {
    CANONICAL_URL: system.url,
    REDIS_URL: system.redisUrl,
    RATE_LIMIT_READS: '1000000',
  });
  try {
    const domain = newDomain();
    const { save, countOf } = await owner(request);
    await save(domain);
    let redirects = 0;
    for (const origin of [system.url, gateway.url]) {
      redirects += await redirectsUntil(origin, domain, `${system.url}/koeln?seite=2`);
    }
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => askHost(index % 2 ? system.url : gateway.url, domain)),
      );
      expect(answers.every(({ status }) => status === 301)).toBe(true);
      redirects += answers.length;
    }
    await expect.poll(() => countOf(domain), { timeout: 10_000 }).toBe(redirects);
  } finally {
    await gateway.stop();
  }
});

test('An alias with an invalid domain or a target on another site is refused, naming the field', async ({
  request,
}) => {
  const headers = await logIn(request);
  for (const [domain, targetPath, field] of [
    [new URL(readRunningSystem().url).hostname, '', 'domain'],
    ['localhost', '', 'domain'],
    ['a.example%2Fx', '', 'domain'],
    ['a.example', '//evil.example', 'targetPath'],
  ] as const) {
    const answer = await request.put(`/api/admin/alias-domains/${domain}`, { headers, data: { targetPath } });
    expect(answer.status()).toBe(400);
    expect(((await answer.json()) as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
  }
});
