import type { MutationCache as Mutations } from '@tanstack/react-query';

type Used = Pick<Mutations, 'getAll' | 'findAll' | 'notify' | 'resumePausedMutations' | 'clear'>;

/**
 * Replaces the query client's cache of mutations (lean-packages.ts), since pages of the site have no mutations.
 * The panel passes the real cache.
 */
export class MutationCache implements Used {
  getAll(): [] {
    return [];
  }

  findAll(): [] {
    return [];
  }

  notify(): void {
    // There are no listeners to notify.
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }

  clear(): void {
    // There is nothing to clear.
  }

  build(): never {
    throw new Error('This query client has no mutations.');
  }
}
