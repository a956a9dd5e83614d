import { useInstant } from './panel-locale.js';

export function PanelTime({ instant }: { readonly instant: string }) {
  return <time dateTime={instant}>{useInstant()(instant)}</time>;
}
