import { policyHash } from './hashes.js';

/** Id of the element that lists the client's modules as JSON, the one that starts it first. */
export const MODULES_ELEMENT_ID = 'app-modules';

/**
 * The one inline script of a document; constant, so that its hash is too. It loads the client's modules only once the
 * page is visible, after style and fonts: pages work without them.
 */
export const bootScript =
  "(function(d){var n=0;function add(t,f){d.head.appendChild(Object.assign(d.createElement(t),f))}function go(){if(n++)return;var m=JSON.parse(d.getElementById('app-modules').textContent);m.forEach(function(h){add('link',{rel:'modulepreload',href:h})});add('script',{type:'module',src:m[0]})}d.documentElement.classList.add('js');addEventListener('load',go);try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){}})(document)";

export const bootScriptHash = policyHash(bootScript);
