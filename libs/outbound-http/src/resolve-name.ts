import { type LookupAddress, promises as dns } from 'node:dns';

const resolver = new dns.Resolver({ timeout: 3_000, tries: 1 });
const LOCAL = /(?:^|\.)localhost\.?$/i;

/** Addresses by DNS only: the system's look-up runs four at a time, so dead name servers would hold up all checks. */
export async function resolveName(hostname: string): Promise<LookupAddress[]> {
  if (LOCAL.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length > 0) return found;
  throw Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' });
}
