import { PANEL_APART } from '../../platform/page-state.js';

/**
 * Whether scripts of snippets may run in this document. They may if the panel has a separate host, or if browsers
 * tell the server the origin of requests, which they do only on HTTPS and on localhost. Otherwise a script could
 * read the panel's token.
 */
export function mayRunScripts(): boolean {
  // Called through the class: if a snippet gives an element the name of a document property, the element shadows that
  // property.
  const head = Document.prototype.querySelector.call(document, 'head');
  return window.isSecureContext || head?.hasAttribute(PANEL_APART) === true;
}
