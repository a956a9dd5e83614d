import { join } from 'node:path';
import { cacheFolder } from '@gewerk/engines';

/** What is built from Go's modules; the version is in the name of the folder, so that another is built anew. */
export const KUBERNETES = '1.34.4';
export const NODE = 'trial';
export const NODE_IP = '10.99.0.2';
export const POD_NETWORK = '10.97.0.0/24';
export const SERVICE_NETWORK = '10.96.0.0/16';
/** The group of control groups below which all pods run. */
export const CGROUP = 'gewerk-trial';
export const NAMESPACE = 'gewerk';

/** The folders of a trial: what is kept between two of them, and what one leaves nothing of. */
export function placesOf(env: NodeJS.ProcessEnv, data: string) {
  const cache = cacheFolder(env);
  const kept = join(cache, 'kubernetes-trial');
  return {
    binaries: join(cache, `kubernetes-${KUBERNETES}`),
    source: join(kept, `source-${KUBERNETES}`),
    containerd: join(kept, 'containerd'),
    buildah: join(kept, 'buildah'),
    root: join(kept, 'rootfs'),
    image: join(kept, 'gewerk.tar'),
    pause: join(kept, 'pause.tar'),
    data,
    pki: join(data, 'pki'),
    logs: join(data, 'logs'),
    socket: '/run/gewerk-trial/containerd.sock',
  };
}

export type Places = ReturnType<typeof placesOf>;
