/** Waits for the style sheets requested by the boot script; without them only the first page is styled. */
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
