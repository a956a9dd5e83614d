import { visitorRoutes } from '@gewerk/contracts/http';
import { useHead } from '../../shared/use-head.js';
import { withAddress } from '../../shared/with-address.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { MailLinkAction } from '../../shared/forms/mail-link-action.js';
import { type EndFiguresAddress, readEndFiguresAddress } from './end-statistics-address.js';
import { endStatisticsHead } from '../../shared/listing/own-listing-head.js';

/** Opened from a link in an email; one click on the page stops the monthly statistics of a listing. */
function EndStatistics({ token, outcome }: EndFiguresAddress) {
  const texts = usePageTexts('own-listing');
  useHead(endStatisticsHead(texts));
  return (
    <MailLinkAction
      lang={texts.lang}
      texts={texts.endStatistics}
      path={visitorRoutes.endStatisticsMail.path}
      token={token}
      outcome={outcome}
    />
  );
}

export default withAddress(readEndFiguresAddress, EndStatistics);
