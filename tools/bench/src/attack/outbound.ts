import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { quantile } from '../report/statistics.js';
import { Attempts, type Family, type Target } from './attempts.js';
import type { Canary, HostileSites } from './hostile-sites.js';
import { importRows, listedIds } from './import-rows.js';

const END_WITHIN_MS = 240_000;
const PICTURES = 60;
const MARK = 'Umweg';

/** Spellings of this machine, its networks and the cloud's own addresses. */
const HOSTS: readonly string[] = [
  ...[
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'ip6-localhost',
    hostname(),
    '127.1',
    '127.0.1',
    '127.255.255.254',
  ],
  ...[
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0x7f.1',
    '127.0.0.1.',
    '0',
    '0.0.0.0',
  ],
  ...[
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
  ],
  ...[
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
  ],
  ...[
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '127．0．0．1',
    '１２７.0.0.1',
    '%31%32%37.0.0.1',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    '127.0.0.1%00.example',
  ],
  ...[
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '0xa9fea9fe',
    '2852039166',
    '[::ffff:169.254.169.254]',
    'metadata.google.internal',
    '192.0.2.1',
    '240.0.0.1',
  ],
  ...['127.0.0.1.nip.io', 'localtest.me', '127-0-0-1.sslip.io', 'a.127.0.0.1.nip.io'],
];

const targetsOf = (otherPort: number): string[] => [
  ...HOSTS.map((host) => `http://${host}/loot`),
  ...[
    'http://user@127.0.0.1/',
    'http://evil.example@127.0.0.1/',
    'http://127.0.0.1#@evil.example/',
    'http://127.0.0.1\\@evil.example/',
  ],
  ...[
    `http://127.0.0.1:${otherPort}/`,
    `http://localhost:${otherPort}/`,
    `//127.0.0.1/`,
    'http:127.0.0.1',
    'http:/\\127.0.0.1/',
  ],
  ...[
    'file:///etc/passwd',
    'gopher://127.0.0.1:80/_GET',
    'ftp://127.0.0.1/',
    'dict://127.0.0.1:80/',
    'data:text/html,x',
  ],
  'http://127.0.0.1/\r\nX-Injected: 1',
];

/**
 * Websites and pictures of businesses that lead, directly or by a detour, to addresses that only the machine
 * itself may reach. They are read by the website check, the photo update, and pages that show the pictures.
 */
export const outbound = (
  folder: string,
  sites: HostileSites,
  canary: Canary,
  isTried: (target: string, index: number) => boolean = () => true,
): Family => ({
  name: 'calls to addresses that are not public',
  async run(target) {
    const attempts = new Attempts();
    const targets = targetsOf(canary.otherPort).filter(isTried);
    sites.targets = targets;
    const rowOf = (site: string, photo: string, index: number): Record<string, string> => ({
      name: `${MARK} ${index}`,
      city: 'Bayreuth',
      country_code: 'DE',
      category: 'Autowerkstatt',
      street: `Gasse ${index}`,
      site,
      photo,
    });
    const direct = targets.map((address, index) => rowOf(address, address, index));
    const byDetour = sites.detours.map((address, index) => rowOf(address, '', targets.length + index));
    await importRows(target, folder, [...direct, ...byDetour]);
    await runToEnd(
      target,
      'validation',
      panelEndpoints.startValidation.path,
      panelEndpoints.validationStatus.path,
    );
    await runToEnd(target, 'photos', panelEndpoints.startPhotoUpdate.path, panelEndpoints.photoUpdate.path);
    let fault = 0;
    for (const id of await listedIds(target, MARK, 2)) {
      const answer = await fetch(`${target.url}/media/photos/${id}/0/400`);
      await answer.arrayBuffer();
      if (answer.status === 500) fault = answer.status;
    }
    for (const call of canary.calls) target.say(`reached: ${call}`);
    // Each spelling as a website, as a picture, as the target of a redirect and as a page's picture, each
    // read by one or two services.
    const tried = direct.length * 3 + byDetour.length;
    for (let n = 0; n < tried; n += 1) {
      attempts.note(canary.calls[n] ?? 'call', {
        isWon: n < canary.calls.length,
        status: n === 0 ? fault : 0,
      });
    }
    return attempts;
  },
});

/**
 * 95th percentile of the time to draw a share image, in ms, at rest and while hostile sites are being read.
 */
export async function shareImagesBesideSites(
  target: Target,
  folder: string,
  sites: HostileSites,
): Promise<{ rest: number; beside: number; read: number }> {
  await importRows(
    target,
    folder,
    sites.pages.map((site, index) => ({
      name: `Qual ${index}`,
      city: 'Bayreuth',
      country_code: 'DE',
      category: 'Autowerkstatt',
      street: `Weg ${index}`,
      site,
    })),
  );
  const ids = await listedIds(target, '', 3);
  await draw(target, ids.splice(0, 5));
  const rest = await draw(target, ids.splice(0, PICTURES));
  const { url, headers } = target;
  const started = await fetch(`${url}${panelEndpoints.startPhotoUpdate.path}`, { method: 'POST', headers });
  if (!started.ok) throw new Error(`the photo update answered ${started.status}: ${await started.text()}`);
  const beside = await draw(target, ids.splice(0, PICTURES));
  const { run } = (await (await fetch(`${url}${panelEndpoints.photoUpdate.path}`, { headers })).json()) as {
    run: { processed: number } | null;
  };
  await waitForEnd(target, 'photos', panelEndpoints.photoUpdate.path);
  return { rest: quantile(rest, 0.95), beside: quantile(beside, 0.95), read: run?.processed ?? 0 };
}

async function draw({ url }: Target, ids: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const id of ids) {
    const from = performance.now();
    const answer = await fetch(`${url}/api/og/business/${id}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a share image answered ${answer.status}`);
    times.push(performance.now() - from);
  }
  return times;
}

async function runToEnd(target: Target, what: string, start: string, status: string): Promise<void> {
  const answer = await fetch(`${target.url}${start}`, { method: 'POST', headers: target.headers });
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`);
  await waitForEnd(target, what, status);
}

async function waitForEnd({ url, headers, say }: Target, what: string, status: string): Promise<void> {
  for (const end = Date.now() + END_WITHIN_MS; Date.now() < end; await delay(500)) {
    const text = await (await fetch(`${url}${status}`, { headers })).text();
    if (/"state":"(?:completed|failed|stopped)"/.test(text)) return say(`${what}: ${text.slice(0, 240)}`);
  }
  throw new Error(`${what} did not end within ${END_WITHIN_MS / 1_000} s`);
}
