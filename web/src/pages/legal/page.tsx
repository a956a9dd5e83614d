import { useLink } from '../../platform/app-context.js';
import { useHead } from '../../shared/use-head.js';
import type { LegalSection, TextBlock } from '../../texts/page-text-types.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { legalHead, type LegalPageName } from './legal-head.js';

function LegalPage({ page }: { readonly page: LegalPageName }) {
  const texts = usePageTexts(page);
  useHead(legalHead(page, texts));
  return (
    <article className="wrap page prose-page" lang={texts.lang}>
      <header className="prose-head">
        <h1>{texts.title}</h1>
        <p className="page-intro">{texts.intro}</p>
        {texts.updated && (
          <p className="prose-updated" lang={texts.updated.lang}>
            {texts.updated.text}
          </p>
        )}
      </header>
      {texts.contents !== null && (
        <nav className="prose-contents" aria-labelledby="contents-title">
          <h2 id="contents-title">{texts.contents}</h2>
          <ul>
            {texts.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="prose">
        {texts.sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </article>
  );
}

function Section({ id, title, blocks, link }: LegalSection) {
  const to = useLink();
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map(blockOf)}
      {link && (
        <p>
          <a href={to(link.path)}>{link.text}</a>
        </p>
      )}
    </section>
  );
}

function blockOf(block: TextBlock, index: number) {
  if (typeof block === 'string') return <p key={index}>{block}</p>;
  if ('text' in block) {
    return (
      <p key={index} lang={block.lang}>
        {block.text}
      </p>
    );
  }
  return (
    <ul key={index}>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

export const PrivacyPage = () => <LegalPage page="privacy" />;
export const ImprintPage = () => <LegalPage page="imprint" />;
export const TermsPage = () => <LegalPage page="terms" />;
