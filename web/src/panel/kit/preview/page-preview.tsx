import { Button } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { useFaultText } from '../api/use-fault-text.js';
import { useModal } from '../dialogs/use-modal.js';
import './page-preview.css';

interface PagePreviewProps {
  /** Creates the preview with the form's current values and returns its path. */
  readonly make: () => Promise<{ readonly path: string }>;
  /** States how the preview differs from the final page. */
  readonly hint: string;
  readonly isPossible?: boolean;
}

/** Shows a public page as it will be after saving the form. */
export function PagePreview({ make, hint, isPossible = true }: PagePreviewProps) {
  const { preview: texts } = usePageTexts('admin').businesses;
  const faultText = useFaultText();
  const page = useMutation({
    mutationFn: make,
    retry: false,
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: faultText(error) }),
  });
  return (
    <>
      <Button
        type="button"
        variant="outline"
        disabled={page.isPending || !isPossible}
        onClick={() => page.mutate()}
      >
        {page.isPending ? texts.making : texts.show}
      </Button>
      {page.data && <PreviewDialog path={page.data.path} hint={hint} onClose={() => page.reset()} />}
    </>
  );
}

interface PreviewDialogProps {
  readonly path: string;
  readonly hint: string;
  readonly onClose: () => void;
}

function PreviewDialog({ path, hint, onClose }: PreviewDialogProps) {
  const { preview: texts } = usePageTexts('admin').businesses;
  const dialog = useModal();
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
      <p className="panel-hint">{hint}</p>
      <iframe title={texts.title} src={path} sandbox="allow-same-origin" />
    </dialog>
  );
}
