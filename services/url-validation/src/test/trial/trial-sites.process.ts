import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import type { WebsiteGrade } from '@gewerk/contracts';
import { untrustedCertificate } from '@gewerk/testing';
import { answerSite } from './answer-site.js';
import { SITE_KINDS, type SitePorts } from './site-kinds.js';

/** A website, its behaviour, and the correct verdict. */
export interface TrialSite {
  readonly website: string;
  readonly kind: string;
  readonly grade: WebsiteGrade;
  readonly newAddress: string | null;
}

/** The websites and the `host:port` pairs on which they are reached. */
export interface TrialSites {
  readonly sites: TrialSite[];
  readonly allow: string[];
}

/** A separate process that simulates 2,000 websites on as many addresses of this machine, and reports them by IPC. */
async function playSites(): Promise<TrialSites> {
  const ports: SitePorts = {
    web: await listening(createServer(answerSite)),
    tls: await listening(createTlsServer(untrustedCertificate, answerSite)),
    rude: await listening(createTcpServer((socket) => socket.destroy())),
    babbling: await listening(
      createTcpServer((socket) => socket.on('error', () => undefined).end('220 mail.example ESMTP\r\n')),
    ),
  };
  const sites: TrialSite[] = [];
  const allow: string[] = [];
  for (const { name, grade, count, website, newAddress } of SITE_KINDS) {
    for (let index = 0; index < count; index += 1) {
      const host = hostOf(sites.length);
      sites.push({
        website: website(host, ports),
        kind: name,
        grade,
        newAddress: newAddress?.(host, ports) ?? null,
      });
      allow.push(...Object.values(ports).map((port: number) => `${host}:${port}`));
    }
  }
  return { sites: mixed(sites), allow };
}

/** A different address in 127.0.0.0/8 for each number. */
const hostOf = (number: number): string => `127.77.${Math.floor(number / 250)}.${(number % 250) + 1}`;

/** Mixes the kinds, in the same order each time. */
function mixed(sites: readonly TrialSite[]): TrialSite[] {
  // Coprime to the number of sites, so that each is visited once.
  const STEP = 787;
  return sites.flatMap((_, index) => sites[(index * STEP) % sites.length] ?? []);
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

process.on('disconnect', () => process.exit(0));
process.send?.(await playSites());
