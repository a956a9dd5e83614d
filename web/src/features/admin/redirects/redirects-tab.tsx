import { usePageTexts } from '../../../texts/page-texts.js';

/** Alias domains and how often each led here. */
export function RedirectsTab() {
  const { redirects } = usePageTexts('admin');
  return (
    <>
      <h1>{redirects.title}</h1>
      <p>{redirects.none}</p>
    </>
  );
}
