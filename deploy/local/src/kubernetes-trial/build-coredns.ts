import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIn } from './build-kubernetes.js';
import type { Places } from './places.js';

/** Builds the server of names if the cache lacks it, from modules whose checksums are in the repository. */
export function buildCoredns(root: string, { coredns }: Places, say: (line: string) => void): void {
  if (existsSync(coredns)) return;
  say('building CoreDNS: two to ten minutes on 2 cores');
  mkdirSync(dirname(coredns), { recursive: true });
  buildIn(join(root, 'deploy/kubernetes-trial/coredns'), '.', `${coredns}.part`, ['-s', '-w']);
  renameSync(`${coredns}.part`, coredns);
}
