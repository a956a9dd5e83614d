/**
 * Writes the schemas that the chart's manifests are checked against: `node make-schemas.mjs swagger.json`,
 * with the file api/openapi-spec/swagger.json of the Kubernetes release. One file per kind with every type it
 * refers to, without descriptions; unknown properties are rejected.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = [
  'core.v1.ConfigMap',
  'core.v1.Secret',
  'core.v1.Service',
  'core.v1.ServiceAccount',
  'apps.v1.Deployment',
  'apps.v1.StatefulSet',
  'autoscaling.v2.HorizontalPodAutoscaler',
  'batch.v1.CronJob',
  'batch.v1.Job',
  'networking.v1.Ingress',
  'networking.v1.NetworkPolicy',
  'policy.v1.PodDisruptionBudget',
];
/** API groups whose names in a manifest differ from those in the types. */
const GROUPS = { core: '', networking: 'networking.k8s.io' };
const PREFIX = '#/definitions/';
/** Types that accept a number or a string, which OpenAPI 2 cannot express. */
const NUMBER_OR_TEXT = {
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': 'integer',
  'io.k8s.apimachinery.pkg.api.resource.Quantity': 'number',
};

const [file = ''] = process.argv.slice(2);
const { definitions, info } = JSON.parse(readFileSync(file, 'utf8'));
const folder = join(import.meta.dirname, 'schemas');
mkdirSync(folder, { recursive: true });
for (const type of KINDS) {
  const [group, version, kind] = type.split('.');
  const used = {};
  collect(`io.k8s.api.${type}`, used);
  const schema = {
    $comment: `Kubernetes ${info.version}`,
    $ref: `${PREFIX}io.k8s.api.${type}`,
    definitions: used,
  };
  const suffix = [GROUPS[group] ?? group, version]
    .map((part) => part.split('.')[0])
    .filter((part) => part !== '');
  writeFileSync(
    join(folder, `${[kind.toLowerCase(), ...suffix].join('-')}.json`),
    `${JSON.stringify(schema)}\n`,
  );
}

/** Adds a type and all that it refers to. */
function collect(name, used) {
  if (used[name]) return;
  const number = NUMBER_OR_TEXT[name];
  used[name] = number ? { oneOf: [{ type: 'string' }, { type: number }] } : strict(definitions[name]);
  for (const [, other] of JSON.stringify(used[name]).matchAll(/"#\/definitions\/([^"]+)"/g))
    collect(other, used);
}

function strict(schema) {
  const { properties, additionalProperties, items, ...rest } = schema;
  const kept = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !/^(description|x-kubernetes.*)$/.test(key)),
  );
  return {
    ...kept,
    ...(items ? { items: strict(items) } : {}),
    ...(properties ? { properties: mapped(properties), additionalProperties: false } : {}),
    ...(additionalProperties ? { additionalProperties: strict(additionalProperties) } : {}),
  };
}

function mapped(properties) {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, strict(schema)]));
}
