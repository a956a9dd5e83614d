import { passkeySite } from './passkey-site.js';

const siteOf = (canonicalOrigin: string, adminOrigin?: string) =>
  passkeySite({ canonicalOrigin, adminOrigin });

describe('passkeys belong', () => {
  it("to the panel's own host, if it has one", () => {
    expect(siteOf('https://gewerk.example', 'https://admin.gewerk.example:8443')).toEqual({
      origin: 'https://admin.gewerk.example:8443',
      rpId: 'admin.gewerk.example',
    });
  });

  it('to the host of the site otherwise', () => {
    expect(siteOf('https://gewerk.example')).toEqual({
      origin: 'https://gewerk.example',
      rpId: 'gewerk.example',
    });
  });

  it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
    'to localhost on one machine: %s',
    (origin) => {
      expect(siteOf(origin)).toEqual({ origin: 'http://localhost:3000', rpId: 'localhost' });
    },
  );

  it.each(['http://192.168.1.20:3000', 'https://[2001:db8::1]'])(
    'to no IP address, as the error explains: %s',
    (origin) => {
      expect(() => siteOf(origin)).toThrow(/need a host name: set CANONICAL_URL/);
    },
  );
});
