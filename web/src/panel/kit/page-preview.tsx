import { Button } from '@chakra-ui/react';
import type { BusinessForm } from '@gewerk/contracts';
import { panelRoutes } from '@gewerk/contracts/http';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { callPanel } from '../kit/api/call-panel.js';
import { useFaultText } from '../kit/api/use-fault-text.js';
import './page-preview.css';

interface PagePreviewProps {
  /** Null for a new business. */
  readonly id: string | null;
  /** What is in the form now. */
  readonly form: () => BusinessForm;
}

/** Shows the public page as it will be once the form is saved. */
export function PagePreview({ id, form }: PagePreviewProps) {
  const { preview: texts } = usePageTexts('admin').businesses;
  const faultText = useFaultText();
  const make = useMutation({
    mutationFn: () => callPanel(panelRoutes.makePreview, { body: { id, form: form() } }),
    retry: false,
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: faultText(error) }),
  });
  return (
    <>
      <Button type="button" variant="outline" disabled={make.isPending} onClick={() => make.mutate()}>
        {make.isPending ? texts.making : texts.show}
      </Button>
      {make.data && <PreviewDialog path={make.data.path} onClose={() => make.reset()} />}
    </>
  );
}

function PreviewDialog({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const { preview: texts } = usePageTexts('admin').businesses;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="panel-dialog page-preview"
      aria-labelledby="preview-title"
      onClose={onClose}
    >
      <div className="page-preview-head">
        <h2 id="preview-title">{texts.title}</h2>
        <Button type="button" size="sm" variant="outline" onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
      </div>
      <p className="panel-hint">{texts.hint}</p>
      <iframe title={texts.title} src={path} sandbox="allow-same-origin" />
    </dialog>
  );
}
