/** There is no gap: the bubble has its own padding, across which the pointer can reach it. */
const GAP = 0;
const MARGIN = 8;

/** Places a fixed element above its anchor, or below it if there is no room above, within the window. */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const at = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const above = at.top - height - GAP;
  const top = above >= MARGIN ? above : at.bottom + GAP;
  const centred = at.left + at.width / 2 - width / 2;
  const left = Math.max(MARGIN, Math.min(centred, window.innerWidth - width - MARGIN));
  element.style.top = `${top}px`;
  element.style.left = `${left}px`;
}
