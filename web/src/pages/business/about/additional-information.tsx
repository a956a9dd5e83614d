import { Check, X } from 'lucide-react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { readAbout } from './read-about.js';

/** A source's groups of flags and texts; renders nothing if there are no groups. */
export function AdditionalInformation({ about }: { readonly about: Record<string, unknown> | null }) {
  const texts = usePageTexts('business');
  const { attribute, attributeLang } = usePageTexts('business');
  const groups = readAbout(about);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="additional-title">
      <h2 id="additional-title">{texts.additional}</h2>
      <div className="about-groups">
        {groups.map(({ name, entries }) => (
          <div key={name}>
            {name !== '' && <h3 lang={attributeLang}>{attribute(name)}</h3>}
            <dl>
              {entries.map(([label, value]) => (
                <div key={label}>
                  <dt lang={attributeLang}>{attribute(label)}</dt>
                  <dd
                    className={stateClass(value)}
                    lang={typeof value === 'string' ? attributeLang : texts.availableLang}
                  >
                    {value === true && <Check size={16} aria-hidden="true" />}
                    {value === false && <X size={16} aria-hidden="true" />}
                    {typeof value === 'string'
                      ? attribute(value)
                      : value
                        ? texts.available
                        : texts.notAvailable}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

function stateClass(value: boolean | string): string | undefined {
  if (typeof value === 'string') return undefined;
  return value ? 'is-available' : 'is-missing';
}
