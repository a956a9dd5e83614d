import { Button } from '@chakra-ui/react';
import { usePageTexts } from '../../../texts/page-texts.js';

interface UploadProgressProps {
  readonly file: File;
  readonly loaded: number;
  readonly onAbort: () => void;
}

/** How much of the file has been sent, then that it is looked at. */
export function UploadProgress({ file, loaded, onAbort }: UploadProgressProps) {
  const { imports: texts } = usePageTexts('admin');
  const isSent = loaded >= file.size;
  return (
    <div className="import-progress">
      <p role="status">
        <strong>{isSent ? texts.checking : texts.uploading}</strong> {file.name}
      </p>
      <progress aria-label={texts.uploading} max={file.size} value={isSent ? undefined : loaded} />
      <p className="import-figures">
        {texts.uploaded(texts.megabytes(Math.min(loaded, file.size)), texts.megabytes(file.size))}
      </p>
      {!isSent && (
        <div className="import-actions">
          <Button variant="outline" size="sm" onClick={onAbort}>
            {texts.abort}
          </Button>
        </div>
      )}
    </div>
  );
}
