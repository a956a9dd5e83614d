import { END_USAGE_MAIL_PATH } from '@gewerk/contracts';
import { useHead } from '../../../app/head/use-head.js';
import { withAddress } from '../../../app/with-address.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { MailLinkAction } from '../../forms/mail-link-action.js';
import { readEndFiguresAddress } from '../end-figures-address.js';
import { endFiguresHead } from '../own-listing-head.js';

/** Ends the monthly figures of a listing, by the link of a mail and a click. */
function EndFigures({ token }: { readonly token: string }) {
  const texts = usePageTexts('own-listing');
  useHead(endFiguresHead(texts));
  return (
    <MailLinkAction lang={texts.lang} texts={texts.endFigures} path={END_USAGE_MAIL_PATH} token={token} />
  );
}

export const EndFiguresPage = withAddress(readEndFiguresAddress, EndFigures);
