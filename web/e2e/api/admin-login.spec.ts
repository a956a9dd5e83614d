import { ACCOUNT_PASSWORD, invite } from '../fixtures/account.js';
import { expect, test } from '../fixtures/api-test.js';
import { startGateway } from '../fixtures/lone-gateway.js';
import { OWNER_PASSWORD, readRunningSystem } from '../system/running-system.js';

test.describe('behind a proxy', () => {
  const canonical = 'https://gewerk.example';
  let gateways: Awaited<ReturnType<typeof startGateway>>[];

  test.beforeAll(async () => {
    const { gatewayNatsUrl, redisUrl } = readRunningSystem();
    const settings = { REDIS_URL: redisUrl, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_WRITES: '1000000' };
    gateways = await Promise.all([
      startGateway(gatewayNatsUrl, { ...settings, CANONICAL_URL: canonical }),
      startGateway(gatewayNatsUrl, settings),
    ]);
  });

  test.afterAll(() => Promise.all(gateways.map((gateway) => gateway.stop())));

  test('ADM-GATE-13 every gateway returns 429 after five wrong passwords from one address', async ({
    request,
  }) => {
    const address = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
    const attempt = (index: number, password: string, from = address) =>
      request.post(`${gateways[index % 2]?.url}/api/admin/session`, {
        data: { password },
        headers: { 'x-forwarded-for': from },
      });
    for (let index = 0; index < 5; index += 1) expect((await attempt(index, 'falsch')).status()).toBe(401);
    for (const password of ['falsch', OWNER_PASSWORD]) {
      const refused = await attempt(0, password);
      expect(refused.status()).toBe(429);
      const wait = Number(refused.headers()['retry-after']);
      expect(wait).toBeGreaterThan(800);
      expect(wait).toBeLessThanOrEqual(900);
      expect((await attempt(1, password)).status()).toBe(429);
    }
    expect((await attempt(0, OWNER_PASSWORD, '2001:db8:ffff:1::9')).status()).toBe(200);
  });

  test("wrong passwords from many addresses, including the operator's, do not lock out a known browser of the operator", async ({
    request,
    playwright,
  }) => {
    const login = `${gateways[1]?.url}/api/admin/session`;
    const block = Math.floor(Math.random() * 65_536).toString(16);
    const from = (address: string, password: string) => ({
      data: { password },
      headers: { 'x-forwarded-for': address },
    });
    const own = `2001:db8:${block}:ff00::1`;
    expect((await request.post(login, from(own, OWNER_PASSWORD))).status()).toBe(200);
    const attacker = await playwright.request.newContext();
    const answers: number[] = [];
    for (let index = 0; index < 24; index += 1) {
      const address = index < 6 ? own : `2001:db8:${block}:${(0xff00 + index).toString(16)}::1`;
      answers.push((await attacker.post(login, from(address, 'falsch'))).status());
    }
    expect(answers.slice(5, 6)).toEqual([429]);
    expect(answers.slice(-2)).toEqual([429, 429]);
    expect((await attacker.post(login, from(own, OWNER_PASSWORD))).status()).toBe(429);
    await attacker.dispose();
    expect((await request.post(login, from(own, OWNER_PASSWORD))).status()).toBe(200);
  });

  test('a known browser can change the password and log in while someone else guesses wrong passwords', async ({
    request,
    playwright,
  }) => {
    const { url } = gateways[1] as { url: string };
    const invited = await invite(request, 'reader');
    const [own, attacker] = await Promise.all([1, 2].map(() => playwright.request.newContext()));
    if (!own || !attacker) throw new Error('There are two contexts.');
    const block = Math.floor(Math.random() * 65_536).toString(16);
    const from = (last: number | string) => ({ 'x-forwarded-for': `2001:db8:${block}:ff00::${last}` });
    const token = new URL(invited.link).hash.replace('#invitation=', '');
    const accepted = await own.post(`${url}/api/admin/invitation`, {
      data: { token, password: ACCOUNT_PASSWORD },
      headers: from(1),
    });
    expect(accepted.status(), await accepted.text()).toBe(200);
    const guess = () =>
      attacker.post(`${url}/api/admin/session`, {
        data: { email: invited.email, password: 'falsch' },
        headers: from(1),
      });
    for (let n = 0; n < 5; n += 1) expect((await guess()).status()).toBe(401);
    expect((await guess()).status()).toBe(429);

    const { csrfToken } = (await accepted.json()) as { csrfToken: string };
    const change = (oldPassword: string) =>
      own.post(`${url}/api/admin/password`, {
        data: { oldPassword, newPassword: 'feile-und-raspel' },
        headers: { ...from(1), 'x-csrf-token': csrfToken },
      });
    expect((await change('falsch')).status()).toBe(400);
    const changed = await change(ACCOUNT_PASSWORD);
    expect(changed.status(), await changed.text()).toBe(200);
    const logIn = (context: typeof own) =>
      context.post(`${url}/api/admin/session`, {
        data: { email: invited.email, password: 'feile-und-raspel' },
        headers: from(1),
      });
    expect((await logIn(attacker)).status()).toBe(429);
    expect((await logIn(own)).status()).toBe(200);
    await Promise.all([own.dispose(), attacker.dispose()]);
  });

  test('ADM-GATE-11 the cookie is Secure if and only if the site uses HTTPS', async ({ request }) => {
    const cookies = await Promise.all(
      gateways.map(async ({ url }) => {
        const answer = await request.post(`${url}/api/admin/session`, { data: { password: OWNER_PASSWORD } });
        return answer.headers()['set-cookie'] ?? '';
      }),
    );
    expect(cookies.map((cookie) => cookie.includes('; Secure'))).toEqual([true, false]);
    const namesIn = (lines: string) => lines.split('\n').map((line) => line.split('=')[0]);
    expect(cookies.map((lines) => namesIn(lines).sort())).toEqual([
      ['__Host-gewerk_device', '__Host-gewerk_session'],
      ['gewerk_device', 'gewerk_session'],
    ]);
  });

  test('no session is accepted or started while sessions cannot be checked', async ({ request }) => {
    const { gatewayNatsUrl } = readRunningSystem();
    const gateway = await startGateway(gatewayNatsUrl, { REDIS_URL: 'redis://127.0.0.1:1' });
    const headers = { cookie: `gewerk_session=${'a'.repeat(43)}` };
    const answers = [
      await request.get(`${gateway.url}/api/admin/audit`, { headers }),
      await request.post(`${gateway.url}/api/admin/session`, { data: { password: OWNER_PASSWORD } }),
    ];
    const publicAnswer = await request.get(`${gateway.url}/api/admin/settings`);
    await gateway.stop();
    for (const answer of answers) {
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toBe('1');
      expect(await answer.text()).toContain('Sessions cannot be checked right now; try again later.');
    }
    expect(publicAnswer.status()).toBe(200);
  });
});
