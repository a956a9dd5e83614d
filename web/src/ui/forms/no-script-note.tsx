import { usePageTexts } from '../../platform/use-page-texts.js';

/** Shown without JavaScript if the form has fields but no button. */
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
