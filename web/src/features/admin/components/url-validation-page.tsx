import { usePageTexts } from '../../../texts/page-texts.js';
import { UrlValidation } from '../url-validation/url-validation.js';
import { PanelFrame } from './panel-frame.js';

/** The screen of `/url-validation-status`, behind the same gate as the panel. */
export function UrlValidationPage() {
  const { urlValidation } = usePageTexts('admin');
  return (
    <PanelFrame title={urlValidation.title}>
      <div className="panel-tab panel-stack">
        <UrlValidation />
      </div>
    </PanelFrame>
  );
}
