import { useTexts } from '../../app/app-context.js';

/** What to do where scripts do not run: the form then shows its fields and no button. */
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
