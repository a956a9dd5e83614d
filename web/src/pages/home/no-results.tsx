import { useTexts } from '../../platform/app-context.js';

export function NoResults() {
  const { home } = useTexts();
  return (
    <div className="empty" lang={home.noneLang}>
      <p className="empty-title">{home.none}</p>
      <p>{home.noneHint}</p>
    </div>
  );
}
