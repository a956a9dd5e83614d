import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { helmPath, run } from './chart-tools.js';

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}

const ROOT = join(__dirname, '../../../..');
const CHART = join(ROOT, 'deploy/helm/gewerk');
const SET = ['autoscaling.waiting.enabled=true', 'site.trustedProxies=10.42.0.0/16']
  .concat('networkPolicy.enginesTo[0].ipBlock.cidr=10.43.0.0/16')
  .flatMap((value) => ['--set', value]);
const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as {
  processes: Record<string, { waiting?: { query: string; each: number } }>;
};

let helm: string;
beforeAll(async () => {
  helm = await helmPath();
}, 300_000);

const render = (): Manifest[] =>
  parseAllDocuments(run(helm, ['template', 'gewerk', CHART, ...SET]))
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);

describe('the chart with KEDA', () => {
  it('scales by waiting work if enabled, with only one scaler per process', () => {
    const manifests = render();
    const namesOf = (kind: string) =>
      manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
    const byWaiting = Object.keys(values.processes).filter((name) => values.processes[name]?.waiting);
    expect(namesOf('ScaledObject').sort()).toEqual(byWaiting.map((name) => `gewerk-${name}`).sort());
    const all = [...namesOf('ScaledObject'), ...namesOf('HorizontalPodAutoscaler')];
    expect(all.sort()).toEqual(
      Object.keys(values.processes)
        .map((name) => `gewerk-${name}`)
        .sort(),
    );
    const imports = manifests.find(
      ({ kind, metadata }) => kind === 'ScaledObject' && metadata.name === 'gewerk-import-export',
    );
    expect(imports?.spec).toMatchObject({
      scaleTargetRef: { name: 'gewerk-import-export' },
      minReplicaCount: 2,
      maxReplicaCount: 4,
      advanced: { horizontalPodAutoscalerConfig: { name: 'gewerk-import-export' } },
      triggers: [
        { type: 'cpu', metricType: 'Utilization', metadata: { value: '70' } },
        {
          type: 'prometheus',
          metricType: 'AverageValue',
          metadata: {
            query: 'max(gewerk_queue_jobs{queue="imports",state="waiting"})',
            threshold: '1',
            serverAddress: 'http://prometheus.observability:9090',
          },
        },
      ],
    });
  });

  it('queries only queues and consumers that exist', () => {
    const sources = run('git', ['-C', ROOT, 'grep', '-hE', "_QUEUE = '|durable: '", '--', 'services/*.ts']);
    for (const { waiting } of Object.values(values.processes)) {
      for (const [, name = ''] of waiting?.query.matchAll(/(?:queue|consumer)=~?"([\w-]+)/g) ?? [])
        expect(sources).toContain(`'${name}`);
    }
  });
});
