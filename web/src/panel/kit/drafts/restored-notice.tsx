import { usePageTexts } from '../../../platform/use-page-texts.js';

/** States that a form shows earlier unsaved input. */
export function RestoredNotice() {
  const { restored } = usePageTexts('admin').businesses.form;
  return (
    <p role="status" className="panel-notice">
      {restored}
    </p>
  );
}
