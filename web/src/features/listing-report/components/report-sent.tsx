import type { BusinessDetail } from '@gewerk/contracts';
import { useEffect, useRef } from 'react';
import { useLink } from '../../../app/app-context.js';
import { paths } from '../../../app/paths.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { ButtonLink } from '../../../ui/button-link.js';

/** Says that a report has arrived. It takes the focus, which the form that was sent has lost. */
export function ReportSent({ business }: { readonly business: BusinessDetail }) {
  const { sent: texts } = usePageTexts('listing-report');
  const link = useLink();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="form-done report-sent">
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <div>
        <ButtonLink href={link(paths.business(business))}>{texts.back}</ButtonLink>
      </div>
    </section>
  );
}
