import { isAbsolute, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

/**
 * Adds to the build's manifest the modules that Vite lists only as part of their chunk: modules that are loaded on
 * demand but that other chunks also import. The texts of one catalogue, for example, import those of another. The
 * server looks these modules up in order to preload a page's files.
 */
export function completeManifest(): Plugin {
  let root = '';
  return {
    name: 'complete-manifest',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      // After Vite has written the manifest.
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== 'asset') throw new Error(`The build has no ${MANIFEST}`);
        const manifest = JSON.parse(String(asset.source)) as Record<string, { readonly file: string }>;
        const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
        for (const chunk of Object.values(bundle)) {
          const entry = byFile.get(chunk.fileName);
          if (chunk.type !== 'chunk' || !entry) continue;
          for (const id of chunk.moduleIds) {
            const isOnDemand = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
            if (isOnDemand && isAbsolute(id)) manifest[relative(root, id).replaceAll(sep, '/')] ??= entry;
          }
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
