import { SITE_SETTINGS } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { CodeColours } from './code/code-colours.js';
import { htmlProblems } from './html-problems.js';
import { unaskedVendors } from './unasked-vendors.js';
import { bytesOf, type snippetFields } from './settings-fields.js';

interface SnippetFieldProps {
  readonly field: (typeof snippetFields)[number];
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function SnippetField({ field, value, onChange }: SnippetFieldProps) {
  const { settings: texts } = usePageTexts('admin');
  const id = `setting-${field}`;
  const bytes = bytesOf(value);
  const isTooLarge = bytes > SITE_SETTINGS.snippetBytes;
  const problems = isTooLarge ? [] : htmlProblems(value);
  const unasked = isTooLarge ? [] : unaskedVendors(value);
  const lines = Array.from({ length: value.split('\n').length }, (_, index) => index + 1).join('\n');
  return (
    <div className="panel-snippet">
      <label htmlFor={id}>{texts.fields[field]}</label>
      <p id={`${id}-hint`} className="panel-hint">
        {texts.hints[field]}
      </p>
      <div className="panel-code">
        <div>
          <pre aria-hidden="true">{lines}</pre>
          <div className="code-area">
            {!isTooLarge && <CodeColours code={value} />}
            <textarea
              id={id}
              name={field}
              value={value}
              rows={Math.max(4, lines.split('\n').length)}
              wrap="off"
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              aria-invalid={isTooLarge}
              aria-describedby={`${id}-hint ${id}-problems`}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        </div>
      </div>
      <div id={`${id}-problems`} role="status" className="panel-problems">
        <span className={isTooLarge ? 'panel-fault' : 'panel-hint'}>{texts.size(bytes)}</span>
        {isTooLarge && <span className="panel-fault">{texts.problems.tooLarge}</span>}
        {problems.map(({ kind, tag, line }) => (
          <span key={`${kind}${tag}${line}`}>⚠ {texts.problems[kind](tag, line)}</span>
        ))}
        {unasked.map(({ vendor, line }) => (
          <span key={`${vendor}${line}`}>⚠ {texts.problems.unasked(vendor, line)}</span>
        ))}
      </div>
    </div>
  );
}
