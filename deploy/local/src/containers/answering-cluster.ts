import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const resource = (name: string, kind: string) => ({
  name,
  kind,
  singularName: '',
  namespaced: true,
  verbs: ['get'],
});
const list = (groupVersion: string, ...resources: object[]) => ({
  kind: 'APIResourceList',
  groupVersion,
  resources,
});

/**
 * Serves the parts of a cluster's API that helm's `lookup` needs: kinds, and the objects at their paths.
 * Writes `kubeconfig` into a folder.
 */
export async function startCluster(folder: string, objects: Readonly<Record<string, object>>) {
  const group = (name: string, version: string) => {
    const served = { groupVersion: `${name}/${version}`, version };
    return { name, versions: [served], preferredVersion: served };
  };
  const answers: Record<string, object> = {
    '/version': { major: '1', minor: '31', gitVersion: 'v1.31.0' },
    '/api': { kind: 'APIVersions', versions: ['v1'] },
    '/apis': { kind: 'APIGroupList', groups: [group('apps', 'v1'), group('autoscaling', 'v2')] },
    '/api/v1': list('v1', resource('secrets', 'Secret')),
    '/apis/apps/v1': list('apps/v1', resource('deployments', 'Deployment')),
    '/apis/autoscaling/v2': list(
      'autoscaling/v2',
      resource('horizontalpodautoscalers', 'HorizontalPodAutoscaler'),
    ),
    ...objects,
  };
  const missing = { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'NotFound', code: 404 };
  const server = createServer((request, response) => {
    const found = answers[new URL(request.url ?? '/', 'http://cluster').pathname];
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? missing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const kubeconfig = join(folder, 'kubeconfig');
  const config = {
    ...{ apiVersion: 'v1', kind: 'Config', 'current-context': 'c' },
    clusters: [{ name: 'c', cluster: { server: `http://127.0.0.1:${port}` } }],
    contexts: [{ name: 'c', context: { cluster: 'c', user: 'u', namespace: 'default' } }],
    users: [{ name: 'u', user: {} }],
  };
  writeFileSync(kubeconfig, JSON.stringify(config));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { kubeconfig, stop };
}
