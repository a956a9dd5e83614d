import type { SiteSettings } from '@gewerk/contracts';
import { diffLines } from 'diff';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { differing } from './settings-fields.js';

export function SettingsDiff({ from, to }: { readonly from: SiteSettings; readonly to: SiteSettings }) {
  const texts = usePageTexts('admin').settings;
  const fields = differing(from, to);
  if (fields.length === 0) return <p>{texts.history.nothing}</p>;
  return fields.map((field) => (
    <div key={field} className="panel-diff">
      <h3>{texts.fields[field]}</h3>
      <pre role="region" tabIndex={0} aria-label={texts.fields[field]}>
        {diffLines(from[field], to[field]).map(({ value, added, removed }, index) => {
          const text = value.endsWith('\n') ? value : `${value}\n`;
          if (added) return <ins key={index}>{text}</ins>;
          return removed ? <del key={index}>{text}</del> : <span key={index}>{text}</span>;
        })}
      </pre>
    </div>
  ));
}
