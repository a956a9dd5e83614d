declare global {
  interface Window {
    /** Buttons pressed before the client was there, in order; written by the boot script until the client takes them. */
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/**
 * Takes the presses over, so that none is kept from now on: React hears them.
 *
 * @returns Presses the buttons again, those that are still there.
 */
export function takeEarlyClicks(): () => void {
  const pressed = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  return () => {
    for (const button of pressed) if (button.isConnected) button.click();
  };
}
