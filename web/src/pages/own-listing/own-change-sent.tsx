import type { BusinessDetail } from '@gewerk/contracts';
import { useEffect, useRef } from 'react';
import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import type { OwnChangeState } from './use-own-change.js';

interface OwnChangeSentProps {
  readonly business: BusinessDetail;
  readonly state: OwnChangeState;
}

/** States what happened to the changes. Receives the focus, since the sent form was removed. */
export function OwnChangeSent({ business, state }: OwnChangeSentProps) {
  const { sent: texts } = usePageTexts('own-listing');
  const link = useLink();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="form-done report-sent">
      <h2 ref={heading} tabIndex={-1}>
        {texts.titles[state]}
      </h2>
      <p>{texts.texts[state]}</p>
      <div>
        <ButtonLink href={link(paths.business(business))}>{texts.back}</ButtonLink>
      </div>
    </section>
  );
}
