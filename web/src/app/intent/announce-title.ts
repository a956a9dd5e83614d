/** Announces a page's title to screen readers, which do so themselves only after a page load. */
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
