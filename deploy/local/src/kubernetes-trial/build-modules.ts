import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIn } from './build-kubernetes.js';
import type { Places } from './places.js';

/**
 * Builds CoreDNS and kube-router if they are missing in the cache, from modules whose checksums are in the
 * repository.
 */
export function buildModules(
  root: string,
  { coredns, kubeRouter }: Places,
  say: (line: string) => void,
): void {
  const build = (folder: string, program: string, target: string): void => {
    if (existsSync(target)) return;
    say(`building ${folder}: takes two to ten minutes on 2 cores`);
    mkdirSync(dirname(target), { recursive: true });
    buildIn(join(root, 'deploy/kubernetes-trial', folder), program, `${target}.part`, ['-s', '-w']);
    renameSync(`${target}.part`, target);
  };
  build('coredns', '.', coredns);
  build('kube-router', 'github.com/cloudnativelabs/kube-router/v2/cmd/kube-router', kubeRouter);
}
