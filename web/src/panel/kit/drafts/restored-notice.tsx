import { usePageTexts } from '../../../platform/use-page-texts.js';

/** Says that a form shows what was typed into it before. */
export function RestoredNotice() {
  const { restored } = usePageTexts('admin').businesses.form;
  return (
    <p role="status" className="panel-notice">
      {restored}
    </p>
  );
}
