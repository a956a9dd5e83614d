declare global {
  interface Window {
    /** Buttons pressed before hydration, in order; recorded by the boot script. */
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/**
 * Stops recording presses; from now on React handles them itself.
 * @returns a function that presses the recorded buttons again, if they still exist
 */
export function takeEarlyClicks(): () => void {
  const pressed = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  return () => {
    for (const button of pressed) if (button.isConnected) button.click();
  };
}
