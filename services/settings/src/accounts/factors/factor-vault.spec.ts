import { FactorVault } from './factor-vault.js';

const URL_BEFORE = process.env['MONGO_URL'];

function vaultAt(url: string): FactorVault {
  process.env['MONGO_URL'] = url;
  return new FactorVault();
}

afterAll(() => {
  if (URL_BEFORE === undefined) delete process.env['MONGO_URL'];
  else process.env['MONGO_URL'] = URL_BEFORE;
});

describe('secrets of second factors', () => {
  const vault = vaultAt(
    'mongodb://settings:s%C3%A4ge-1@mongo-1:27017,mongo-2:27017/gewerk?replicaSet=gewerk',
  );

  it('are stored encrypted, differently each time, and opened by any replica with the same password', () => {
    const [one, other] = [vault.seal('JBSWY3DP', 'owner'), vault.seal('JBSWY3DP', 'owner')];
    expect(one).not.toContain('JBSWY3DP');
    expect(other).not.toBe(one);
    const replica = vaultAt('mongodb+srv://settings:s%c3%a4ge-1@elsewhere/gewerk');
    expect(replica.open(one, 'owner')).toBe('JBSWY3DP');
  });

  it('cannot be given to another account, nor altered', () => {
    const sealed = vault.seal('JBSWY3DP', 'owner');
    expect(() => vault.open(sealed, '0123456789abcdef01234567')).toThrow(/authenticate/);
    const altered = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => vault.open(`${sealed.slice(0, -2)}${altered}${sealed.at(-1)}`, 'owner')).toThrow(
      /authenticate/,
    );
    expect(() => vault.open(sealed.split('.').slice(0, 2).join('.'), 'owner')).toThrow(/incomplete/);
  });

  it.each(['mongodb://settings:other@mongo/', 'mongodb://mongo/'])(
    'are not opened by a process that connects to MongoDB as %s',
    (url) => {
      expect(vaultAt(url).open(vault.seal('JBSWY3DP', 'owner'), 'owner')).toBeNull();
    },
  );
});
