/** Loaded by the panel only. */
export { MutationCache } from '@tanstack/react-query';
