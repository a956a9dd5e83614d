import { usePageTexts } from '../../platform/use-page-texts.js';

/** A note for browsers without JavaScript, for forms that have no button without it. */
export function NoScriptNote({ address }: { readonly address: string }) {
  const forms = usePageTexts('forms');
  return (
    <noscript>
      <p className="notice" lang={forms.lang}>
        <span>
          {forms.noScript} <a href={`mailto:${address}`}>{address}</a>
        </span>
      </p>
    </noscript>
  );
}
