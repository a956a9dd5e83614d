import type { ComponentType } from 'react';
import type { Screen } from '../../platform/screen.js';
import type { Language } from '../../texts/catalogues.js';
import { loadedPageTexts, loadPageTexts } from '../../texts/page-texts.js';

const loaded = new Map<Screen['load'], ComponentType>();

/** A screen's component if {@link loadScreen} has loaded it. */
export const loadedScreen = ({ load }: Screen): ComponentType | undefined => loaded.get(load);

/** Whether everything that the screen needs is loaded. */
export const isLoaded = (screen: Screen, language: Language | null): boolean =>
  loadedScreen(screen) !== undefined &&
  (screen.texts ?? []).every((page) => loadedPageTexts(page, language) !== undefined);

/**
 * Loads a screen's component and its texts. After a failure the next call tries again.
 * @param language catalogue of the screen's own texts; null for the default one
 */
export async function loadScreen({ load, texts = [] }: Screen, language: Language | null): Promise<void> {
  const [page] = await Promise.all([load(), ...texts.map((own) => loadPageTexts(own, language))]);
  loaded.set(load, page.default);
}
