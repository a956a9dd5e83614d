import { useTexts } from '../../platform/app-context.js';

/** Shown without JavaScript if the form has fields but no button. */
export function NoScriptNote({ address }: { readonly address: string }) {
  const { forms } = useTexts();
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
