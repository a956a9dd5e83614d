import { usePageTexts } from '../../../platform/use-page-texts.js';

/** Says that a form shows input from before. */
export function RestoredNotice() {
  const { restored } = usePageTexts('admin').businesses.form;
  return (
    <p role="status" className="panel-notice">
      {restored}
    </p>
  );
}
