/** The symbol on a map button. Screen readers ignore it, since the button's title is its name. */
export function sign(text: string): HTMLElement {
  const shown = document.createElement('span');
  shown.ariaHidden = 'true';
  shown.textContent = text;
  return shown;
}
