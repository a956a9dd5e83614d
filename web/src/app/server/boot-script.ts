import { policyHash } from './hashes.js';

/** Id of the element that lists what the document still needs, as JSON. */
export const BOOT_ELEMENT_ID = 'app-boot';

export interface Boot {
  /** Style sheets to load after the page's own style. */
  readonly styles: readonly string[];
  /** The client's modules; the first one starts it. */
  readonly modules: readonly string[];
  /** Whether the client is loaded only when someone touches the page. */
  readonly waits: boolean;
}

/**
 * The only inline script of a document; constant, so that its hash is constant too. It loads the whole style sheet and
 * the client's modules only once the page is visible, since pages work without them. On a page that waits, it loads the
 * modules only when the visitor touches the page, presses a key, focuses or changes a field, or moves the pointer
 * (browsers also send `pointermove` for a pointer at rest), or if a language is stored, so that the client can open the
 * page in that language. It records presses of buttons until the client has loaded.
 */
export const bootScript =
  "(function(d,w){var b=JSON.parse(d.getElementById('app-boot').textContent),n=0,s=0;w.earlyClicks=[];function add(t,f){d.head.appendChild(Object.assign(d.createElement(t),f))}function style(){if(s++)return;b.styles.forEach(function(h){add('link',{rel:'stylesheet',href:h})})}function go(){if(n++)return;style();b.modules.forEach(function(h){add('link',{rel:'modulepreload',href:h})});add('script',{type:'module',src:b.modules[0]})}function kept(){try{return/^..$/.test(localStorage.getItem('gewerk.language'))}catch(e){}}d.documentElement.classList.add('js');addEventListener('click',function(e){var t=e.target,c=t.closest&&t.closest('button[type=button]');if(c&&w.earlyClicks)w.earlyClicks.push(c)});if(b.waits&&!kept()){addEventListener('load',style);addEventListener('pointermove',function(e){if(e.movementX||e.movementY)go()},{passive:true});['pointerdown','touchstart','keydown','focusin','input','change'].forEach(function(t){addEventListener(t,go,{capture:true,once:true,passive:true})})}else{addEventListener('load',go);try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){}}})(document,window)";

export const bootScriptHash = policyHash(bootScript);
