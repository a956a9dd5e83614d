import type { GewerkError } from '@gewerk/contracts';
import {
  changeOperatorPassword,
  ensureOperatorPassword,
  getBusinessNames,
  getOperatorPasswordVersion,
  listAudit,
  recordAudit,
  setOperatorPassword,
  verifyOperatorPassword,
} from '@gewerk/contracts/bus';
import { AUDIT } from '@gewerk/contracts/limits';
import { FakeDirectory, startTestService } from '@gewerk/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';
import { AuditTrailRepository } from './audit-trail/audit-trail.repository.js';

describe("the operator's password", () => {
  let service: Awaited<ReturnType<typeof startTestService>>;
  let database: Connection;

  beforeAll(async () => {
    delete process.env['ADMIN_PASSWORD'];
    service = await startTestService('settings', AppModule);
    database = service.app.get(getConnectionToken());
  });

  afterAll(async () => {
    delete process.env['ADMIN_PASSWORD'];
    await service.close();
  });

  const verify = (password: string) => service.bus.request(verifyOperatorPassword, { password });
  const restartWith = async (password: string): Promise<void> => {
    process.env['ADMIN_PASSWORD'] = password;
    await service.app.close();
    service.app = await service.start('settings', AppModule);
    database = service.app.get(getConnectionToken());
  };

  it('is never accepted while none is set', async () => {
    await expect(verify('')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(verify('anything')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await service.bus.request(getOperatorPasswordVersion, {})).toMatchObject({ version: 0 });
  });

  it('ADM-GATE-06 is generated once without ADMIN_PASSWORD, and printed only then', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => service.bus.request(ensureOperatorPassword, {})));
    const made = answers.map(({ generated }) => generated).filter((password) => password !== null);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(await verify(made[0] ?? '')).toEqual({ isRight: true, version: 1 });
    expect(await service.bus.request(ensureOperatorPassword, {})).toEqual({ generated: null });
  });

  it('ADM-GATE-04 is stored only as an argon2id hash', async () => {
    await service.bus.request(setOperatorPassword, { password: 'werkbank-und-amboss' });
    const stored = await database.collection('owner_password').findOne();
    expect(stored?.['hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain('amboss');
    expect((await verify('werkbank-und-amboss')).isRight).toBe(true);
    expect((await verify('werkbank-und-ambos')).isRight).toBe(false);
  });

  it('can be changed only with the old one, and gets a new version', async () => {
    const change = { oldPassword: 'falsch', newPassword: 'hobel-und-stechbeitel' };
    const refused = await service.bus
      .request(changeOperatorPassword, change)
      .catch((error: GewerkError) => error);
    expect(refused).toMatchObject({ code: 'invalid-input', errors: [{ field: 'oldPassword' }] });
    const { version } = await service.bus.request(getOperatorPasswordVersion, {});
    const changed = await service.bus.request(changeOperatorPassword, {
      ...change,
      oldPassword: 'werkbank-und-amboss',
    });
    expect(changed.version).toBe(version + 1);
    expect(await verify('hobel-und-stechbeitel')).toEqual({ isRight: true, version: version + 1 });
  });

  it('chosen by the operator has 8 to 128 characters', async () => {
    for (const password of ['kurz123', 'x'.repeat(129)]) {
      const refused = service.bus.request(setOperatorPassword, { password });
      await expect(refused).rejects.toMatchObject({ code: 'invalid-input' });
    }
  });

  it('ADM-GATE-05 is taken from ADMIN_PASSWORD, and a later change survives a restart with the same value', async () => {
    await restartWith('aus-der-umgebung');
    expect((await verify('aus-der-umgebung')).isRight).toBe(true);
    await service.bus.request(setOperatorPassword, { password: 'in-der-tafel-geaendert' });
    await restartWith('aus-der-umgebung');
    expect((await verify('in-der-tafel-geaendert')).isRight).toBe(true);
    await restartWith('eine-andere-umgebung');
    expect((await verify('eine-andere-umgebung')).isRight).toBe(true);
  });

  it('of ADMIN_PASSWORD is valid even if short or common, and reported as weak until it is replaced', async () => {
    const isWeak = async () => (await service.bus.request(getOperatorPasswordVersion, {})).isWeak;
    expect(await isWeak()).toBe(false);
    for (const password of ['hammer', 'Passw0rd']) {
      await restartWith(password);
      expect((await verify(password)).isRight).toBe(true);
      expect(await isWeak()).toBe(true);
    }
    await service.bus.request(setOperatorPassword, { password: 'hobel-und-stechbeitel' });
    expect(await isWeak()).toBe(false);
    await restartWith('Passw0rd');
    expect((await verify('hobel-und-stechbeitel')).isRight).toBe(true);
    expect(await isWeak()).toBe(false);
  });

  describe('the audit trail', () => {
    const entry = (subject: string) => ({ action: 'login', address: '203.0.113.7', subject });

    it('lists what happened, newest first, page by page', async () => {
      for (const subject of ['a', 'b', 'c']) await service.bus.request(recordAudit, entry(subject));
      const first = await service.bus.request(listAudit, { limit: 2 });
      expect(first.entries.map(({ subject }) => subject)).toEqual(['c', 'b']);
      const second = await service.bus.request(listAudit, { limit: 2, before: first.next ?? '' });
      expect(second).toMatchObject({ entries: [{ ...entry('a'), at: expect.any(String) }], next: null });
    });

    it('keeps only the newest entries, and none for longer than a year', async () => {
      await service.app.get(AuditTrailRepository).trim(2);
      const { entries } = await service.bus.request(listAudit, {});
      expect(entries.map(({ subject }) => subject)).toEqual(['c', 'b']);
      const indexes = await database.collection('audit_trail').indexes();
      expect(indexes.map(({ expireAfterSeconds }) => expireAfterSeconds)).toContain(AUDIT.maxDays * 86_400);
    });

    it('shows the names of businesses, and only their ids while the names are not available', async () => {
      const about = { action: 'editBusiness', address: '203.0.113.7', subject: 'b'.repeat(24) };
      await service.bus.request(recordAudit, about);
      const newest = async () => (await service.bus.request(listAudit, { limit: 1 })).entries[0];
      expect(await newest()).toMatchObject({ ...about, name: null });
      const directory = new FakeDirectory(service.bus);
      directory.answer(getBusinessNames, ({ ids }) => ({
        businesses: ids.map((id) => ({ id, name: id.startsWith('c') ? 'Werkstatt Alt' : 'Werkstatt Grün' })),
      }));
      expect(await newest()).toMatchObject({ ...about, name: 'Werkstatt Grün' });
      const merge = { ...about, action: 'mergeBusinesses', other: 'c'.repeat(24) };
      await service.bus.request(recordAudit, merge);
      expect(await newest()).toMatchObject({ ...merge, name: 'Werkstatt Grün', otherName: 'Werkstatt Alt' });
      directory.close();
    });
  });
});
