import { type GewerkError, type Role, roles } from '@gewerk/contracts';
import { mayCall, panelRoles } from '@gewerk/contracts/http';
import { type PanelEndpoint, panelEndpoints } from '@gewerk/contracts/serving';
import type { FastifyRequest } from 'fastify';
import type { ActingAccounts } from '../session/acting-accounts.js';
import type { OperatorSession, SessionStore } from '../session/session-store.js';
import { matchPanelRoute } from './match-panel-route.js';
import { PanelGuard } from './panel-guard.js';

/** Routes that need no session. */
const LOGINS = ['login', 'confirmLogin', 'passkeyOptions', 'loginByPasskey', 'acceptInvitation'];

const session: OperatorSession = {
  token: 'a'.repeat(43),
  csrfToken: 'proof',
  accountId: 'owner',
  version: 4,
  expiresAt: new Date(),
};

function guardAt(
  version: number,
  used: boolean[] = [],
  { adminOrigin, role = 'owner' }: { adminOrigin?: string; role?: Role } = {},
): PanelGuard {
  const sessions = {
    find: (token: string, { use }: { use: boolean }) => {
      used.push(use);
      return Promise.resolve(token === session.token ? session : undefined);
    },
  };
  const acting = { id: session.accountId, name: '', role, version };
  const accounts = {
    in: (asked: OperatorSession) => Promise.resolve(asked.version === version ? acting : undefined),
  };
  return new PanelGuard(
    { canonicalOrigin: 'https://gewerk.example', adminOrigin },
    sessions as unknown as SessionStore,
    accounts as unknown as ActingAccounts,
  );
}

function call(method: string, url: string, headers: Record<string, string> = {}): FastifyRequest {
  const cookies = { '__Host-gewerk_session': session.token };
  return { method, url, headers, cookies, routeOptions: { url: '*' } } as unknown as FastifyRequest;
}

describe('the guard of the panel', () => {
  it('refuses sessions of an earlier password', async () => {
    await expect(guardAt(4).admit(call('GET', '/api/admin/audit'))).resolves.toMatchObject({ session });
    const refused = guardAt(5).admit(call('GET', '/api/admin/audit'));
    await expect(refused).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each(['https://gewerk.example', 'http://10.0.0.1:3000'])('accepts a change from %s', async (origin) => {
    const headers = { origin, host: '10.0.0.1:3000', 'x-csrf-token': 'proof' };
    await expect(guardAt(4).admit(call('DELETE', '/api/admin/session', headers))).resolves.toBeTruthy();
  });

  it.each(['https://gewerk.example.evil.example', 'null', 'https://gewerk.example:8443', 'x', ''])(
    'accepts no change from %j, whatever its token',
    async (origin) => {
      const headers = { origin, host: 'gewerk.example', 'x-csrf-token': 'proof' };
      const refused = guardAt(4).admit(call('DELETE', '/api/admin/session', headers));
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
    },
  );

  it.each<[string, string, Record<string, string>]>([
    ['no session', 'a browser over https that does not say whose its calls are', {}],
    ['one', 'a current browser', { 'sec-fetch-site': 'same-origin' }],
    ['one', 'the panel on a separate host', { origin: 'https://b.example' }],
    ['one', 'plain HTTP, where no snippet runs', { origin: 'http://10.0.0.1', host: '10.0.0.1' }],
  ])('begins a session or not (%s) for %s', async (what, _for, headers) => {
    const login = call('POST', '/api/admin/session', { origin: 'https://gewerk.example', ...headers });
    const isApart = headers['origin'] === 'https://b.example';
    const admitted = guardAt(4, [], isApart ? { adminOrigin: 'https://b.example' } : {}).admit(login);
    if (what === 'one') await expect(admitted).resolves.toBeTruthy();
    else await expect(admitted).rejects.toMatchObject({ reason: { name: 'browser-unprotected' } });
  });

  describe('against scripts of public pages, which run on the same origin', () => {
    const ofScript = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

    it.each(['cors', 'no-cors', 'same-origin'])(
      'refuses a read of mode %s without the CSRF token',
      async (mode) => {
        const headers = { ...ofScript, 'sec-fetch-mode': mode, referer: 'https://gewerk.example/admin' };
        const read = (more: Record<string, string>) =>
          guardAt(4).admit(call('GET', '/api/admin/session', { ...headers, ...more }));
        await expect(read({})).rejects.toMatchObject({ code: 'forbidden' });
        await expect(read({ 'x-csrf-token': 'guess' })).rejects.toMatchObject({ code: 'forbidden' });
        await expect(read({ 'x-csrf-token': 'proof' })).resolves.toMatchObject({ session });
      },
    );

    it('accepts what a browser itself opens or saves, and clients other than browsers', async () => {
      const opened = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
      for (const headers of [opened, {}] as const) {
        await expect(guardAt(4).admit(call('GET', '/api/admin/export', headers))).resolves.toBeTruthy();
      }
    });

    const opening = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    it.each([
      ['that the browser opens', 'GET', opening, true],
      ['in a frame', 'GET', { ...opening, 'sec-fetch-dest': 'iframe' }, false],
      ['that a script fetches', 'GET', { ...ofScript, 'sec-fetch-mode': 'cors' }, false],
      ['asked for by no browser', 'GET', {}, false],
      ['that a form opens', 'POST', opening, false],
    ])('sends the token to a page %s: %s %j: %s', async (_, method, headers, isTold) => {
      const told = await guardAt(4).sessionOfPage(call(method, '/admin', headers));
      expect(told?.csrfToken).toBe(isTold ? 'proof' : undefined);
    });

    it('sends no token for a session of an earlier password', async () => {
      expect(await guardAt(5).sessionOfPage(call('GET', '/admin', opening))).toBeUndefined();
    });
  });

  it('accepts changes only from the panel if it has a separate host', async () => {
    const guard = guardAt(4, [], { adminOrigin: 'https://admin.gewerk.example' });
    const change = (origin: string) =>
      guard.admit(
        call('DELETE', '/api/admin/session', {
          origin,
          host: 'admin.gewerk.example',
          'x-csrf-token': 'proof',
        }),
      );
    await expect(change('https://admin.gewerk.example')).resolves.toBeTruthy();
    await expect(change('https://gewerk.example')).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('does not let polling keep an idle session alive', async () => {
    const used: boolean[] = [];
    await guardAt(4, used).admit(call('GET', '/api/admin/session'));
    await guardAt(4, used).admit(call('GET', '/api/admin/audit'));
    expect(used).toEqual([false, true]);
  });

  it.each(['/', '/admin', '/api/cities', '/api/administration', '/api/admin/settings'])(
    'does not apply to GET %s',
    async (url) => {
      await expect(guardAt(4).admit(call('GET', url))).resolves.toBeNull();
    },
  );
});

describe('the table of admin routes', () => {
  it('finds each of its routes by method and path', () => {
    for (const [name, route] of Object.entries<PanelEndpoint>(panelEndpoints)) {
      const path = route.path.replaceAll(/\{\w+\}/g, 'x%2Fy');
      const match = matchPanelRoute(route.method, path);
      expect(match).toMatchObject({ name, route });
      for (const value of Object.values(match?.params ?? {})) expect(value).toBe('x/y');
    }
  });

  it('lets only logins be called without a session', () => {
    const open = Object.entries<PanelEndpoint>(panelEndpoints).filter(([, { needs }]) => needs === 'nothing');
    expect(open.map(([name]) => name)).toEqual(LOGINS);
    const ofAnybody = Object.entries(panelRoles).filter(([, role]) => role === 'anybody');
    expect(ofAnybody.map(([name]) => name)).toEqual(open.map(([name]) => name));
  });

  describe.each(roles)('lets the role %s', (role) => {
    const guarded = Object.entries<PanelEndpoint>(panelEndpoints).filter(
      ([, { needs }]) => needs === 'session',
    );

    it.each(guarded)('call %s, or not, as the table says', async (name, route) => {
      const path = route.path.replaceAll(/\{\w+\}/g, 'x');
      const admitted = guardAt(4, [], { role }).admit(call(route.method, path, { 'x-csrf-token': 'proof' }));
      const outcome = await admitted.then(
        (admission) => admission?.acting?.role,
        (error: GewerkError) => error.code,
      );
      expect(outcome).toBe(mayCall(role, name as keyof typeof panelRoles) ? role : 'forbidden');
    });
  });

  it.each([
    ['exportMessages', '/api/admin/messages/%65xport'],
    ['exportAudit', '/api/admin/%61udit/export'],
    ['exportAudit', '/api/admin/audit/export#x'],
    ['importExcel', '/api/admin/import%2Dexcel'],
    ['addPhoto', '/api/admin/businesses/1/%70hotos'],
  ] as const)(
    'does not let a reader reach %s by the spelling %s, which the router understands',
    async (name, url) => {
      const { path, method } = panelEndpoints[name];
      const spelled = {
        ...call(method, url, { 'x-csrf-token': 'proof' }),
        routeOptions: { url: path.replace('{id}', ':id') },
      } as FastifyRequest;
      const admitted = guardAt(4, [], { role: 'reader' }).admit(spelled);
      await expect(admitted).rejects.toMatchObject({ code: 'route-not-found' });
    },
  );

  it('gives each role the rights that decision 054 names', () => {
    const all = Object.keys(panelEndpoints) as (keyof typeof panelRoles)[];
    const countOf = (role: Role) => all.filter((name) => mayCall(role, name)).length;
    expect(countOf('owner')).toBe(all.length);
    const mayNot = (role: Role) => all.filter((name) => !mayCall(role, name));
    const settings = ['saveSettings', 'settingsVersions', 'settingsVersion', 'saveModerationSettings'];
    const site = ['siteIdentity', 'saveSiteIdentity'];
    const irreversible = ['deleteMessage', 'suppressBusiness', 'liftSuppression', 'clearRedirectStats'];
    const accounts = [
      'accounts',
      'inviteAccount',
      'inviteAgain',
      'changeRole',
      'endAccount',
      'resetFactors',
      'audit',
      'exportAudit',
    ];
    const persons = ['exportMessages', 'exportSubscribers', 'listMails', 'retryMail'];
    expect(mayNot('editor')).toEqual(
      expect.arrayContaining([...settings, ...site, ...irreversible, ...accounts, ...persons]),
    );
    const writes = all.filter((name) => panelEndpoints[name].method !== 'GET' && mayCall('reader', name));
    const factors = [
      'startTotp',
      'confirmTotp',
      'removeTotp',
      'makeRecoveryCodes',
      'startPasskey',
      'addPasskey',
      'removePasskey',
    ];
    const ownViews = ['keepPanelView', 'dropPanelView'];
    expect(writes.sort()).toEqual(
      [...LOGINS, 'endSession', 'logout', 'changePassword', ...factors, ...ownViews].sort(),
    );
  });

  it('knows which methods a path accepts', () => {
    expect(matchPanelRoute('PUT', '/api/admin/session')).toMatchObject({
      route: undefined,
      methods: ['POST', 'GET', 'DELETE'],
    });
    expect(matchPanelRoute('GET', '/api/admin/nothing')).toBeUndefined();
  });
});
