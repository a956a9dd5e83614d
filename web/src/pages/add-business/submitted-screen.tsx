import type { RefObject } from 'react';
import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';

export function SubmittedScreen({ titleRef }: { readonly titleRef: RefObject<HTMLHeadingElement | null> }) {
  const { success } = usePageTexts('add-business');
  const link = useLink();
  return (
    <section className="form-card wizard" aria-labelledby="submitted-title">
      <h2 id="submitted-title" ref={titleRef} tabIndex={-1}>
        {success.title}
      </h2>
      <p>{success.text}</p>
      <ol className="wizard-steps">
        {success.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink href={link(paths.home)} variant="solid">
        {success.home}
      </ButtonLink>
    </section>
  );
}
