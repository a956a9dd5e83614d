import { Button } from '@chakra-ui/react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { firstClick } from '../../kit/first-click.js';

interface UploadProgressProps {
  readonly files: readonly File[];
  readonly loaded: number;
  readonly onAbort: () => void;
  /**
   * Label of a button that also stops the server from reading the file; without it only the upload can be
   * cancelled.
   */
  readonly stop?: string;
}

/** Shows the progress of the upload, then a note that the file is being checked. */
export function UploadProgress({ files, loaded, onAbort, stop }: UploadProgressProps) {
  const { imports: texts } = usePageTexts('admin');
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const isSent = loaded >= size;
  return (
    <div className="import-progress">
      <p role="status">
        <strong>{isSent ? texts.checking : texts.uploading}</strong>{' '}
        {texts.fileNames(files[0]?.name ?? '', files.length - 1)}
      </p>
      <progress aria-label={texts.uploading} max={size} value={isSent ? undefined : loaded} />
      <p className="import-figures">
        {texts.uploaded(texts.megabytes(Math.min(loaded, size)), texts.megabytes(size))}
      </p>
      {(!isSent || stop !== undefined) && (
        <div className="import-actions">
          <Button variant="outline" size="sm" onClick={firstClick(onAbort)}>
            {stop ?? texts.abort}
          </Button>
        </div>
      )}
    </div>
  );
}
