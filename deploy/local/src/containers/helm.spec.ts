import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { PROCESS_KINDS } from '../processes.js';
import { nodeFlags } from '../start-services.js';

interface Manifest {
  kind: string;
  metadata: { name: string; labels: Record<string, string> };
  spec: Record<string, unknown>;
}

const ROOT = join(__dirname, '../../../..');
const CHART = join(ROOT, 'deploy/helm/gewerk');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as {
  processes: Record<string, { minReplicas: number; nodeFlags?: string }>;
};
const templates = readdirSync(join(CHART, 'templates')).map((name) =>
  readFileSync(join(CHART, 'templates', name), 'utf8'),
);

function helm(...args: string[]): string {
  return execFileSync('helm', args, { encoding: 'utf8', timeout: 60_000, stdio: 'pipe' });
}

function hasHelm(): boolean {
  try {
    return helm('version', '--short').startsWith('v');
  } catch {
    return false;
  }
}

/** Helm comes from `go install helm.sh/helm/v3/cmd/helm@v3.18.6`, which takes minutes: tests use one that is there. */
const withHelm = hasHelm() ? describe : describe.skip;

describe("the chart's values", () => {
  it('have an entry for each process of the system, with its flags', () => {
    for (const kind of PROCESS_KINDS) {
      const process = values.processes[kind.name];
      expect(process?.minReplicas).toBeGreaterThanOrEqual(2);
      expect(process?.nodeFlags).toBe(nodeFlags(kind).join(' '));
    }
  });

  it('are described one by one by the schema', () => {
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

  it('reach the processes as variables that these read', () => {
    const sources = [
      'libs/service-kit/src/base-env.ts',
      'libs/service-kit/src/logger.ts',
      'libs/service-kit/src/tracing/tracing.ts',
      'deploy/docker/Dockerfile',
    ]
      .concat(['libs/engines/src/chromium.ts', 'gateway/src/env.ts'])
      .concat(['media', 'inbox'].map((name) => `services/${name}/src/env.ts`))
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

withHelm('the chart as helm renders it (skipped where no helm is on PATH)', () => {
  const render = (...args: string[]): Manifest[] =>
    parseAllDocuments(helm('template', 'gewerk', CHART, '--kube-version', '1.31.0', ...args))
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest) => manifest !== null);

  it('passes the lint', () => {
    expect(helm('lint', '--strict', CHART)).toContain('0 chart(s) failed');
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

  it('leads the canonical and the alias hosts to the gateway', () => {
    const manifests = render(
      '--set',
      'site.canonicalUrl=https://a.example',
      '--set',
      'site.aliasHosts={b.example}',
    );
    const ingress = manifests.find((one) => one.kind === 'Ingress');
    const rules = ingress?.spec['rules'] as { host: string }[];
    expect(rules.map((rule) => rule.host)).toEqual(['a.example', 'b.example']);
  });

  it('refuses values that do not fit, naming them', () => {
    expect(() => render('--set', 'site.canonicalUrl=gewerk')).toThrow(/canonicalUrl/);
    expect(() => render('--set', 'jetstreamReplica=3')).toThrow(/jetstreamReplica/);
  });
});
