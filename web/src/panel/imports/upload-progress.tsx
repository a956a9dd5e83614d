import { Button } from '@chakra-ui/react';
import { usePageTexts } from '../../platform/use-page-texts.js';

interface UploadProgressProps {
  readonly file: File;
  readonly loaded: number;
  readonly onAbort: () => void;
  /** Label of a button that ends the reading too; without one only the upload can be ended. */
  readonly stop?: string;
}

/** The progress of the upload, then that the file is being checked. */
export function UploadProgress({ file, loaded, onAbort, stop }: UploadProgressProps) {
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
      {(!isSent || stop !== undefined) && (
        <div className="import-actions">
          <Button variant="outline" size="sm" onClick={onAbort}>
            {stop ?? texts.abort}
          </Button>
        </div>
      )}
    </div>
  );
}
