import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { PROCESS_KINDS } from '../processes/processes.js';
import { nodeFlags } from '../processes/node-limits.js';
import { helmPath, run } from './chart-tools.js';
import { EVERYTHING, REQUIRED } from './chart-values.js';
import { unknownToKubernetes } from './kubernetes-types.js';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string> };
  spec: Record<string, unknown>;
}

const ROOT = join(__dirname, '../../../..');
const CHART = join(ROOT, 'deploy/helm/gewerk');
const KUBERNETES = '1.31.0';
const SCHEMAS = join(ROOT, 'deploy/helm/schemas');
interface PodSpec {
  enableServiceLinks: boolean;
  shareProcessNamespace: boolean;
  containers: [
    { name: string; lifecycle?: object; resources: { requests: { cpu: string; memory: string } } },
  ];
}
const podOf = (spec: Manifest['spec']): PodSpec => (spec['template'] as { spec: PodSpec }).spec;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as {
  processes: Record<string, { minReplicas: number; nodeFlags?: string }>;
};
const templates = readdirSync(join(CHART, 'templates')).map((name) =>
  readFileSync(join(CHART, 'templates', name), 'utf8'),
);

describe("the chart's values", () => {
  it('have an entry for each process of the system, with its flags', () => {
    for (const kind of PROCESS_KINDS) {
      const process = values.processes[kind.name];
      expect(process?.minReplicas).toBeGreaterThanOrEqual(2);
      expect(process?.nodeFlags).toBe(nodeFlags(kind).join(' '));
    }
  });

  it('are all described by the schema', () => {
    const schema = JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')) as {
      properties: Record<string, { required?: string[] }>;
    };
    expect(
      Object.keys(schema.properties)
        .filter((name) => name !== 'global')
        .sort(),
    ).toEqual(Object.keys(values).sort());
    expect(schema.properties['processes']?.required?.sort()).toEqual(Object.keys(values.processes).sort());
  });

  it('are passed to the processes only as variables that they read', () => {
    const sources = [
      'libs/service-kit/src/process/base-env.ts',
      'libs/service-kit/src/observe/logger.ts',
      'libs/service-kit/src/tracing/tracing.ts',
      'deploy/docker/Dockerfile',
    ]
      .concat(['libs/engines/src/chromium.ts', 'gateway/src/env.ts'])
      .concat(['directory', 'media', 'inbox'].map((name) => `services/${name}/src/env.ts`))
      .map(read)
      .join('\n');
    const variables = templates.flatMap((text) => [
      ...[...text.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name),
      ...[...text.matchAll(/- \{ name: ([A-Z_]+), value/g)].map(([, name = '']) => name),
    ]);
    expect(variables.length).toBeGreaterThan(12);
    const ofNode = ['NODE_EXTRA_CA_CERTS'];
    for (const variable of variables)
      expect(ofNode.includes(variable) || sources.includes(variable)).toBe(true);
  });
});

describe('the chart as helm renders it', () => {
  let helm: string;

  beforeAll(async () => {
    helm = await helmPath();
  }, 300_000);

  const template = (...args: string[]): string =>
    run(helm, ['template', 'gewerk', CHART, '--kube-version', KUBERNETES, ...args]);
  /** The chart rendered with the required values. */
  const rendered = (...args: string[]): string => template(...REQUIRED, ...args);
  const parsed = (manifests: string): Manifest[] =>
    parseAllDocuments(manifests)
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest) => manifest !== null);
  const render = (...args: string[]): Manifest[] => parsed(rendered(...args));

  it('passes the lint', () => {
    expect(run(helm, ['lint', '--strict', CHART])).toContain('0 chart(s) failed');
  });

  it.each([
    ['by default', []],
    ['with all that can be added', EVERYTHING],
  ])('contains only fields known to Kubernetes, %s', (_how, args) => {
    const manifests = render(...args);
    expect(manifests.length).toBeGreaterThan(30);
    expect(unknownToKubernetes(manifests, SCHEMAS)).toEqual([]);
  });

  it('would fail the check with an unknown property or a wrong value', () => {
    const broken = rendered()
      .replaceAll('minReplicas:', 'leastReplicas:')
      .replaceAll(/containerPort: \d+/g, 'containerPort: web');
    const faults = unknownToKubernetes(parsed(broken), SCHEMAS).join('\n');
    expect(faults).toContain('Unrecognized key: "leastReplicas"');
    expect(faults).toMatch(/containerPort: .*expected number/);
  });

  it('has a deployment, a disruption budget, a scaler and a network policy for each process', () => {
    const manifests = render();
    for (const kind of ['Deployment', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy']) {
      const names = manifests.filter((one) => one.kind === kind).map((one) => one.metadata.name);
      expect(names.sort()).toEqual(
        Object.keys(values.processes)
          .map((name) => `gewerk-${name}`)
          .sort(),
      );
    }
  });

  it('uses probes that do not depend on engines, and lets nodes drain', () => {
    const manifests = render();
    for (const { spec } of manifests.filter(({ kind }) => kind === 'PodDisruptionBudget'))
      expect(spec).toMatchObject({ maxUnavailable: 1, unhealthyPodEvictionPolicy: 'AlwaysAllow' });
    const pods = manifests.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => podOf(spec));
    expect(pods).toHaveLength(Object.keys(values.processes).length);
    for (const { enableServiceLinks, containers } of pods) {
      expect(enableServiceLinks).toBe(false);
      // The gateway's public /readyz depends on engines; it is meant for people and alerts, not for probes.
      expect(containers[0]).toMatchObject({
        startupProbe: { httpGet: { path: '/healthz', port: 'metrics' } },
        livenessProbe: { httpGet: { path: '/healthz', port: 'metrics' } },
        readinessProbe: { httpGet: { path: '/readyz', port: 'metrics' } },
      });
    }
  });

  it('shares the process namespace within each pod, and delays only the end of the gateway', () => {
    const pods = render()
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ spec }) => podOf(spec));
    expect(pods.map(({ shareProcessNamespace }) => shareProcessNamespace)).toEqual(pods.map(() => true));
    const waiting = pods.map(({ containers }) => containers[0]).filter(({ lifecycle }) => lifecycle);
    expect(waiting).toMatchObject([{ name: 'gateway', lifecycle: { preStop: { exec: {} } } }]);
  });

  it('fits a node of two cores with the small values, even while every process is being replaced', () => {
    const small = render('--values', join(CHART, 'values-small.yaml'));
    expect(small.filter(({ kind }) => kind === 'HorizontalPodAutoscaler')).toEqual([]);
    const deployments = small.filter(({ kind }) => kind === 'Deployment');
    expect(deployments.map(({ spec }) => spec['replicas'])).toEqual(deployments.map(() => 1));
    const requests = deployments.map(({ spec }) => podOf(spec).containers[0].resources.requests);
    const total = (of: (one: { cpu: string; memory: string }) => string) =>
      requests.reduce((sum, one) => sum + Number.parseInt(of(one), 10), 0);
    expect(requests.every(({ cpu, memory }) => /^\d+m$/.test(cpu) && /^\d+Mi$/.test(memory))).toBe(true);
    expect(2 * total(({ cpu }) => cpu)).toBeLessThan(1_800);
    expect(2 * total(({ memory }) => memory)).toBeLessThan(3_600);
  });

  it('routes the hosts of the site, its aliases and its panel to the gateway', () => {
    const manifests = render(
      '--set',
      'site.canonicalUrl=https://a.example',
      '--set',
      'site.aliasHosts={b.example}',
    );
    const ingress = manifests.find((one) => one.kind === 'Ingress');
    const rules = ingress?.spec['rules'] as { host: string }[];
    expect(rules.map((rule) => rule.host)).toEqual(['a.example', 'b.example', 'admin.gewerk.example']);
  });

  it('gives the panel a separate host unless its origin is set to an empty text', () => {
    const configOf = (manifests: ReturnType<typeof render>) =>
      manifests.find((one) => one.kind === 'ConfigMap') as unknown as { data: Record<string, string> };
    expect(configOf(render()).data['ADMIN_ORIGIN']).toBe('https://admin.gewerk.example');
    const beside = render('--set', 'site.adminOrigin=');
    expect(configOf(beside).data['ADMIN_ORIGIN']).toBe('');
    expect(beside.find((one) => one.kind === 'Ingress')?.spec['rules']).toHaveLength(1);
  });

  it('refuses an ingress without trusted proxies, saying what to set', () => {
    expect(() => template('--set', 'networkPolicy.enabled=false')).toThrow(
      /site\.trustedProxies is empty while ingress\.enabled is true.*Set site\.trustedProxies/s,
    );
    expect(rendered('--set', 'ingress.enabled=false')).not.toContain('kind: Ingress');
    expect(rendered()).toContain('kind: Ingress');
  });

  it('refuses invalid values, naming them', () => {
    expect(() => render('--set', 'site.canonicalUrl=gewerk')).toThrow(/canonicalUrl/);
    expect(() => render('--set', 'jetstreamReplica=3')).toThrow(/jetstreamReplica/);
  });
});
