import { usePageTexts } from '../../../texts/page-texts.js';

/** Progress of the check of business websites. */
export function UrlValidation() {
  const { urlValidation } = usePageTexts('admin');
  return (
    <>
      <h1>{urlValidation.title}</h1>
      <p>{urlValidation.none}</p>
    </>
  );
}
