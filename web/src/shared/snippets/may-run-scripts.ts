import { PANEL_APART } from '../../platform/page-state.js';

/**
 * Whether scripts of snippets may run in this document: where the panel has a separate host, or where browsers show the server which calls are
 * theirs, which they do on https and on this machine only. Elsewhere a script could read the panel's token.
 */
export function mayRunScripts(): boolean {
  // By the class: elements that a snippet names like members of the document hide these.
  const head = Document.prototype.querySelector.call(document, 'head');
  return window.isSecureContext || head?.hasAttribute(PANEL_APART) === true;
}
