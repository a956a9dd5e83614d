import type { MutationCache as Mutations } from '@tanstack/react-query';

type Used = Pick<Mutations, 'getAll' | 'findAll' | 'notify' | 'resumePausedMutations' | 'clear'>;

/**
 * Replaces TanStack Query's cache of mutations in the query client (lean-packages.ts): pages of the site have none.
 * The panel passes the real one.
 */
export class MutationCache implements Used {
  getAll(): [] {
    return [];
  }

  findAll(): [] {
    return [];
  }

  notify(): void {
    // Nobody listens.
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
