import { TOAST } from '@gewerk/contracts/limits';

/** The content of a toast. Its text is in the language of the surrounding page unless `lang` names another one. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly kind?: 'success' | 'error' | 'info';
  readonly lang?: string;
  /** Milliseconds for which the toast is shown, 5000 by default; `Infinity` until it is dismissed. */
  readonly display?: number;
}

export interface Toast extends ToastMessage {
  readonly id: number;
  /** False once the toast has been dismissed or has expired; F8 shows it again until it is forgotten. */
  readonly isOpen: boolean;
}

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast in place of the current one, since there is only one at a time (public specification, section 9).
 * Must not be called while rendering.
 *
 * @returns a function that dismisses this toast unless another has replaced it
 */
export function toast(message: ToastMessage): () => void {
  clearTimeout(removal);
  lastId += 1;
  const id = lastId;
  set({ ...message, id, isOpen: true });
  return () => dismissToast(id);
}

/** Removes a toast from the screen; it is forgotten 1,000,000 ms later. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  set({ ...current, isOpen: false });
  clearTimeout(removal);
  removal = setTimeout(() => set(null), TOAST.removal);
}

/** Shows the last toast again, unless it has been forgotten. */
export function reopenToast(): void {
  if (!current || current.isOpen) return;
  clearTimeout(removal);
  set({ ...current, isOpen: true });
}

export const currentToast = (): Toast | null => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
