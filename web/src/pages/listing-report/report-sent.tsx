import type { BusinessDetail } from '@gewerk/contracts';
import { useEffect, useRef } from 'react';
import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';

/** Receives the focus, since the sent form was removed. */
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
