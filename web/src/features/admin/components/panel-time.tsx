import { useInstant } from '../panel-locale.js';

/** An instant as the panel's language writes it. */
export function PanelTime({ instant }: { readonly instant: string }) {
  return <time dateTime={instant}>{useInstant()(instant)}</time>;
}
