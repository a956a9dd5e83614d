/**
 * Announces the title of a page opened without a page load to screen readers, which announce only that of a loaded
 * one.
 */
export function announceTitle(): void {
  const title = document.querySelector('title');
  if (!title) return;
  const told = document.createElement('p');
  told.className = 'visually-hidden';
  told.ariaLive = 'polite';
  document.body.append(told);
  new MutationObserver(() => {
    told.lang = document.querySelector<HTMLElement>('#main [lang]')?.lang ?? '';
    told.textContent = document.title;
  }).observe(title, { childList: true, characterData: true, subtree: true });
}
