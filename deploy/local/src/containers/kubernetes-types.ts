import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

interface Described {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/**
 * Finds properties in manifests that the types of Kubernetes do not allow; returns each with its manifest and
 * path.
 * @param schemas the folder of the types
 * @throws Error if the type of a manifest is missing
 */
export function unknownToKubernetes(manifests: readonly Described[], schemas: string): string[] {
  const types = new Map<string, z.ZodType>();
  const typeOf = (manifest: Described): z.ZodType => {
    const file = join(schemas, fileOf(manifest));
    const type = types.get(file) ?? readType(file);
    types.set(file, type);
    return type;
  };
  return manifests.flatMap((manifest) => {
    const { issues = [] } = typeOf(manifest).safeParse(manifest).error ?? {};
    return issues.map(
      ({ path, message }) => `${manifest.kind} ${manifest.metadata.name} ${path.join('.')}: ${message}`,
    );
  });
}

/** Files are named after kind, group and version: `deployment-apps-v1.json`. */
function fileOf({ apiVersion, kind }: Described): string {
  const [group = '', version] = apiVersion.split('/');
  const named = version === undefined ? [group] : [group.split('.')[0], version];
  return `${[kind.toLowerCase(), ...named].join('-')}.json`;
}

function readType(file: string): z.ZodType {
  const schema = JSON.parse(readFileSync(file, 'utf8')) as z.core.JSONSchema.JSONSchema;
  return z.fromJSONSchema(schema, { defaultTarget: 'draft-7' });
}
