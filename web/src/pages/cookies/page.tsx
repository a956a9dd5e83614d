import { useHead } from '../../shared/use-head.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { cookiesHead } from './cookies-head.js';
import { ConsentForm } from './consent-form.js';
import { CookieTable } from './cookie-table.js';

export default function CookiesPage() {
  const texts = usePageTexts('cookies');
  useHead(cookiesHead(texts));
  return (
    <div className="wrap page cookies-page" lang={texts.lang}>
      <h1>{texts.title}</h1>
      <p className="page-intro">{texts.intro}</p>
      <ConsentForm />
      <CookieTable />
    </div>
  );
}
