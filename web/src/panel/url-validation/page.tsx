import { usePageTexts } from '../../platform/use-page-texts.js';
import { UrlValidation } from './url-validation.js';
import { PanelFrame } from '../kit/frame/panel-frame.js';

export default function UrlValidationPage() {
  const { urlValidation } = usePageTexts('admin');
  return (
    <PanelFrame title={urlValidation.title}>
      <div className="panel-tab panel-stack">
        <UrlValidation />
      </div>
    </PanelFrame>
  );
}
