import { TOAST } from '@gewerk/contracts';

/** What a toast says. Its text is in the language of the page around it unless `lang` names another. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** 'success' unless told. */
  readonly kind?: 'success' | 'error' | 'info';
  readonly lang?: string;
  /** Milliseconds of display, 5000 unless told; `Infinity` stays until it is dismissed. */
  readonly display?: number;
}

export interface Toast extends ToastMessage {
  readonly id: number;
  /** False once dismissed or run out: F8 shows it again until it is removed. */
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
 * Shows a toast in the place of the one before it: there is one at a time (specification, section 9).
 * Call it from event handlers and effects only, never while rendering.
 *
 * @returns a function that dismisses this toast, and does nothing once another has taken its place
 */
export function toast(message: ToastMessage): () => void {
  clearTimeout(removal);
  lastId += 1;
  const id = lastId;
  set({ ...message, id, isOpen: true });
  return () => dismissToast(id);
}

/** Takes a toast off the screen; it is forgotten 1,000,000 ms later. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  set({ ...current, isOpen: false });
  clearTimeout(removal);
  removal = setTimeout(() => set(null), TOAST.removal);
}

/** Shows the last toast again while it is not forgotten. */
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
