import { closeByBack } from '../../platform/close-by-back.js';

/**
 * Turns the open filters into a sheet on a phone: Back or a tap outside closes it, and that tap has no other effect.
 * @returns a function to call once the sheet is closed
 */
export function openSheet(close: () => void): () => void {
  const sheet = document.querySelector('.filters');
  const leave = closeByBack(close);
  const tapped = (event: MouseEvent): void => {
    if (event.target instanceof Node && sheet?.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  window.addEventListener('click', tapped, true);
  return () => {
    window.removeEventListener('click', tapped, true);
    leave();
  };
}
