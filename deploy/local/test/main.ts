import { runSystem } from '../src/run-system.js';

const folder = 'deploy/local/test';
const reads = ['TINY_FAILS', 'TINY_IGNORES_SIGTERM'];

/** The single-machine setup with the real backing servers and tiny services. */
runSystem([
  { name: 'tiny', folder, entry: 'tiny-service.mjs', replicas: 2, isPublic: false, reads },
  {
    name: 'front',
    folder,
    entry: 'tiny-service.mjs',
    replicas: 1,
    isPublic: true,
    reads: [...reads, 'PORT'],
  },
]);
