import { KeptGlobals } from './kept-globals.mjs';

/** Where a listener was added: the first stack frame outside this file. */
const CALLER = /\n(?!.*kept-window).*?at .*/;

let kept;

/** The one window of this worker. */
const globalsOf = (window) => (kept ??= new KeptGlobals(window));

/** Loads a package into the window; the globals of the package stay when a suite ends. */
export const loadIntoWindow = (window, load) => globalsOf(window).load(load);

/**
 * Remembers the properties of the window, and notes the listeners that a suite's own modules add to it and its
 * document.
 * @returns a function that undoes what the suite has changed since
 */
export function rememberWindow({ window }) {
  const restoreGlobals = globalsOf(window).remember();
  const restoreTargets = [window, window.document].map(noteListeners);
  return () => {
    for (const restore of restoreTargets) restore();
    restoreGlobals();
  };
}

/**
 * Notes listeners to remove them later; listeners added by packages stay, since packages add them only once per
 * document.
 */
function noteListeners(target) {
  const added = [];
  const { addEventListener } = target;
  const isOwn = Object.hasOwn(target, 'addEventListener');
  target.addEventListener = (...args) => {
    const [frame = ''] = CALLER.exec(new Error().stack ?? '') ?? [];
    if (!frame.includes('/node_modules/')) added.push(args);
    return addEventListener.apply(target, args);
  };
  return () => {
    for (const args of added) target.removeEventListener(...args);
    if (isOwn) target.addEventListener = addEventListener;
    else delete target.addEventListener;
  };
}

let lastTimer = 0;

/**
 * Restores the window to the state in which it was created: an empty document, the first URL, nothing stored, no
 * timers.
 */
export function emptyWindow(dom) {
  const { window } = dom;
  const { document } = window;
  const firstTimer = lastTimer;
  lastTimer = window.setTimeout(() => undefined, 0);
  for (let timer = firstTimer; timer <= lastTimer; timer += 1) window.clearTimeout(timer);
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  dom.reconfigure({ url: 'http://localhost/' });
  window.history.replaceState(null, '');
  dom.cookieJar.removeAllCookiesSync();
  window.localStorage.clear();
  window.sessionStorage.clear();
}
