import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROCESS_KINDS } from '../processes/processes.js';
import { ask } from './asked.js';
import { publishedRequirements } from './build-kubernetes.js';
import { extensionsOf, kubeconfig } from './certificates.js';
import { kubeletLine, policiesLine, serverLine } from './command-lines.js';
import { containerdConfiguration, kubeletConfiguration } from './configuration.js';
import { restartedSince } from './engines-away.js';
import { asSeenByPods, secretOf } from './manifests.js';
import { podMetricsOf } from './metrics.js';
import { FIRST_NODE, placesOf, SECOND_NODE } from './places.js';
import { missingOn } from './requirements.js';
import { summaryOf } from './steady-requests.js';

const places = placesOf({ GEWERK_CACHE: '/cache' }, '/data');

describe('the trial on Kubernetes', () => {
  it('builds with the published packages instead of the repository’s folders', () => {
    const goMod =
      'require (\n\tk8s.io/api v0.0.0\n\tk8s.io/klog/v2 v2.1.0\n)\n\nreplace (\n\tk8s.io/api => ./staging\n)\n';
    expect(publishedRequirements(goMod)).toBe(
      'require (\n\tk8s.io/api v0.34.4\n\tk8s.io/klog/v2 v2.1.0\n)\n\n',
    );
  });

  it('lists everything that a machine lacks', () => {
    const machine = {
      platform: 'darwin-arm64',
      isRoot: false,
      controllers: [],
      commands: new Set<string>(),
      freeMemoryGb: 1,
      freeDiskGb: 1,
    };
    const said = missingOn(machine).join('\n');
    for (const word of ['darwin-arm64', 'root', 'apt-get install buildah', 'memory', 'disk'])
      expect(said).toContain(word);
  });

  it('keeps pods below a separate control group and leaves swap on', () => {
    expect(JSON.parse(kubeletConfiguration(places, FIRST_NODE))).toMatchObject({
      cgroupRoot: '/gewerk-trial',
      failSwapOn: false,
    });
    expect(containerdConfiguration(places, FIRST_NODE)).toContain('restrict_oom_score_adj = true');
  });

  it('starts programs of the pinned version with its own folders', () => {
    expect(kubeletLine(places, FIRST_NODE).command).toBe('/cache/kubernetes-1.34.4/kubelet');
    expect(serverLine(places).args).toContain('--client-ca-file=/data/pki/ca.crt');
  });

  it('creates certificates with their names, and kubeconfigs that contain the key', () => {
    const leaf = { name: 'a', subject: '/CN=a', use: 'serverAuth', names: 'DNS:a' } as const;
    expect(extensionsOf(leaf)).toContain('subjectAltName=DNS:a');
    expect(kubeconfig('authority', 'certificate', 'key')).toContain(Buffer.from('key').toString('base64'));
  });

  it('runs a program on each node that enforces policies but routes no packets', () => {
    const { args } = policiesLine(places, FIRST_NODE);
    expect(args).toEqual(
      expect.arrayContaining(['--run-firewall=true', '--run-router=false', '--hostname-override=trial']),
    );
  });

  it('runs the second node in a separate network and a separate control group', () => {
    const { command, args } = kubeletLine(places, SECOND_NODE);
    expect([command, args[0], args[1]]).toEqual([
      'nsenter',
      '--net=/run/netns/second',
      '/cache/kubernetes-1.34.4/kubelet',
    ]);
    expect(JSON.parse(kubeletConfiguration(places, SECOND_NODE))).toMatchObject({
      cgroupRoot: '/gewerk-trial/second',
    });
  });

  it('gives pods the cluster name of an engine instead of a local address', () => {
    expect(asSeenByPods('mongodb://a:b@127.0.0.1:5/?replicaSet=gewerk')).toBe(
      'mongodb://a:b@mongo.engines.svc.cluster.local:5/?directConnection=true',
    );
  });

  it('gives a Secret only what its process reads', () => {
    const inbox = PROCESS_KINDS.find(({ name }) => name === 'inbox');
    if (!inbox) throw new Error('there is no inbox');
    const { stringData } = secretOf(
      inbox,
      { NATS_URL: 'nats://127.0.0.1:1', MEILI_URL: 'http://127.0.0.1:2' },
      { MEILI_KEY: 'x' },
    );
    expect(stringData).toEqual({
      NATS_URL: expect.stringContaining('nats.engines.svc.cluster.local') as string,
      WORKSPACE: 'services/inbox',
    });
  });

  it('reports to the autoscaler only requested pods whose processor time is known', () => {
    const pod = (name: string, usageNanoCores?: number) => ({
      podRef: { name, namespace: 'gewerk' },
      containers: [
        { name: 'gateway', cpu: { time: '2026-01-01T00:00:00Z', ...(usageNanoCores && { usageNanoCores }) } },
      ],
    });
    const { items } = podMetricsOf(
      { pods: [pod('a', 5), pod('b', 6), pod('new')] },
      'gewerk',
      new Set(['a', 'new']),
    );
    expect(items).toEqual([
      expect.objectContaining({
        metadata: { name: 'a', namespace: 'gewerk' },
        timestamp: '2026-01-01T00:00:00Z',
        containers: [{ name: 'gateway', usage: { cpu: '5n', memory: '0' } }],
      }),
    ]);
  });

  it('sends a request under a given host name, without following redirects', async () => {
    const server = createServer((request, response) =>
      response.writeHead(301, { location: `http://${request.headers.host ?? ''}/` }).end('gone'),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const answer = await ask(`127.0.0.1:${port}`, 'alias.trial', '/', 5_000);
    server.close();
    expect(answer).toEqual({ status: 301, location: 'http://alias.trial/', body: Buffer.from('gone') });
  });

  it('counts every response other than 200 as failed, including 429', () => {
    const at = (status: number) => ({ path: '/', status, tookMs: 5, at: 0 });
    expect(summaryOf([at(200), at(0), at(503), at(429)])).toEqual({ sent: 4, failed: 3, p99Ms: 5 });
  });

  it('counts restarts per pod, so that an evicted pod does not hide those of another', () => {
    const before = new Map([
      ['evicted', 1],
      ['restarted', 2],
      ['quiet', 3],
    ]);
    const after = new Map([
      ['restarted', 3],
      ['quiet', 3],
      ['successor', 0],
    ]);
    expect(restartedSince(before, after)).toBe(1);
  });
});
