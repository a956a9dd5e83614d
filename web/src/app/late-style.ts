/** Waits for the style sheets that the boot script asked for; without them only the page as it is has its style. */
export async function lateStyle(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(loaded));
}

async function loaded(link: HTMLLinkElement): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)), {
      once: true,
    });
  });
}
