/** Only the panel loads this class. */
export { MutationCache } from '@tanstack/react-query';
