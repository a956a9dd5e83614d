/** Error messages by field name. */
export type Faults = Readonly<Record<string, string>>;

export function focusFirstFault(form: HTMLFormElement | null, faults: Faults): void {
  const fields = [...(form?.elements ?? [])];
  const first = fields.find((field) => Object.hasOwn(faults, field.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
