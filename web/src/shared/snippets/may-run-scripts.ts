import { PANEL_APART } from '../../platform/page-state.js';

/**
 * Whether scripts of snippets may run in this document: if the panel has a separate host, or if browsers tell the
 * server the origin of calls, which they do only on https and on localhost. Otherwise a script could read the
 * panel's token.
 */
export function mayRunScripts(): boolean {
  // Called through the class: elements that a snippet names like members of the document would hide those
  // members.
  const head = Document.prototype.querySelector.call(document, 'head');
  return window.isSecureContext || head?.hasAttribute(PANEL_APART) === true;
}
