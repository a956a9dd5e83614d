import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while the server's markup is taken over, and on the server; false from then on. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

let isTakingOver = typeof document === 'undefined';

/** To be told around the first rendering in the browser. */
export const takingOver = {
  begin: () => void (isTakingOver = true),
  end: () => void (isTakingOver = false),
};

/**
 * Whether the component was there when the server's markup was taken over. Unlike {@link useIsHydrating} it does not change,
 * so that nothing is rendered twice for it.
 */
export const useWasThere = (): boolean => useState(isTakingOver)[0];
