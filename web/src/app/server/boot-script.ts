import { policyHash } from './hashes.js';

/**
 * The one inline script of a document, the same for every page so that its hash is constant: it marks that scripts run
 * and appends the client's module, which `strict-dynamic` then trusts, and with it what the module imports.
 */
export const bootScript =
  "(function(d){d.documentElement.classList.add('js');var s=d.createElement('script');s.type='module';s.src=d.getElementById('app-entry').href;d.head.appendChild(s)})(document)";

export const bootScriptHash = policyHash(bootScript);

/** Id of the element that names the client's module. */
export const ENTRY_ELEMENT_ID = 'app-entry';
