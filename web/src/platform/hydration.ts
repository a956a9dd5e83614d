import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True during hydration and on the server. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

let isTakingOver = typeof document === 'undefined';

export const takingOver = {
  begin: () => void (isTakingOver = true),
  end: () => void (isTakingOver = false),
};

/**
 * Whether the component was part of the page when it was hydrated. Unlike {@link useIsHydrating}, this never
 * changes.
 */
export const useWasThere = (): boolean => useState(isTakingOver)[0];
