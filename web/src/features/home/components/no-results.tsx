import { useTexts } from '../../../app/app-context.js';

/** Nothing was found. */
export function NoResults() {
  const { home } = useTexts();
  return (
    <div className="empty" lang="de">
      <p className="empty-title">{home.none}</p>
      <p>{home.noneHint}</p>
    </div>
  );
}
