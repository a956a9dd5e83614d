import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while the server's markup is taken over, and on the server; false from then on. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
