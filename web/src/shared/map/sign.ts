/** A map button's sign, for sighted visitors only: the button is named by its title. */
export function sign(text: string): HTMLElement {
  const shown = document.createElement('span');
  shown.ariaHidden = 'true';
  shown.textContent = text;
  return shown;
}
