import type { Faults } from './use-form-sending.js';

/** Moves the focus to the first field at fault, in the order of the page. */
export function focusFirstFault(form: HTMLFormElement | null, faults: Faults): void {
  const fields = [...(form?.elements ?? [])];
  const first = fields.find((field) => Object.hasOwn(faults, field.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
