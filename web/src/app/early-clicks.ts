declare global {
  interface Window {
    /**
     * Buttons pressed before the client was loaded, in order; recorded by the boot script until the client takes
     * over.
     */
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/**
 * Takes over the recorded presses; from now on React handles presses itself.
 * @returns a function that presses the recorded buttons again, if they still exist
 */
export function takeEarlyClicks(): () => void {
  const pressed = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  return () => {
    for (const button of pressed) if (button.isConnected) button.click();
  };
}
