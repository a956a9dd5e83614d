import { addressGroup, callerAt, customerGroup, networkGroup } from './caller-groups.js';

describe('a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', undefined, '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', undefined, '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/56'],
    ['2001:db8:1:12ff::9', '2001:db8:1:12ff::/64', '2001:db8:1:1200::/56', '2001:db8:1:1200::/56'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/56'],
    ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/56'],
    ['unknown', 'unknown', undefined, 'unknown'],
  ])(
    'at %s belongs to the group %s, the customer %s and the network %s',
    (address, one, customer, network) => {
      expect([addressGroup(address), customerGroup(address), networkGroup(address)]).toEqual([
        one,
        customer,
        network,
      ]);
      for (let time = 0; time < 2; time += 1) expect(callerAt(address)).toEqual({ group: one, customer });
    },
  );
});
