import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useInstant } from '../../kit/figures/panel-locale.js';
import './chosen-files.css';

/** The chosen file with its size and age; several files as a list with their total size. */
export function ChosenFiles({ files }: { readonly files: readonly File[] }) {
  const { imports: texts } = usePageTexts('admin');
  const shownInstant = useInstant();
  const [first, ...others] = files;
  if (!first) return null;
  if (others.length > 0) {
    const bytes = files.reduce((sum, file) => sum + file.size, 0);
    return (
      <div className="import-files">
        <p>
          <strong>{texts.count(files.length)}</strong> · {texts.megabytes(bytes)}
        </p>
        <ol>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>{file.name}</span> <span className="panel-hint">{texts.megabytes(file.size)}</span>
            </li>
          ))}
        </ol>
      </div>
    );
  }
  return (
    <dl className="import-details">
      <div>
        <dt>{texts.file}</dt>
        <dd>{first.name}</dd>
      </div>
      <div>
        <dt>{texts.size}</dt>
        <dd>{texts.megabytes(first.size)}</dd>
      </div>
      <div>
        <dt>{texts.modified}</dt>
        <dd>{shownInstant(new Date(first.lastModified).toISOString())}</dd>
      </div>
    </dl>
  );
}
