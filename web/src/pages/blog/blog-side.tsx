import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { ArticleLists } from './article-lists.js';
import { blogAddressPath, type BlogAddress } from './blog-address.js';
import { NewsletterForm } from './newsletter-form.js';

type BlogSideProps = Pick<ArticleLists, 'categories' | 'popular'> & BlogAddress;

export function BlogSide({ categories, popular, category }: BlogSideProps) {
  const texts = usePageTexts('blog');
  const link = useLink();
  return (
    <aside className="blog-side" aria-label={texts.categories}>
      <nav aria-label={`${texts.title}: ${texts.categories}`}>
        <h2>{texts.categories}</h2>
        <ul className="blog-categories">
          <li>
            <a href={link(paths.blog)} aria-current={category === '' ? 'true' : undefined}>
              {texts.all}
            </a>
          </li>
          {categories.map(({ name, count }) => (
            <li key={name}>
              <a
                href={link(blogAddressPath({ category: name }))}
                aria-current={category === name ? 'true' : undefined}
              >
                {name}
              </a>
              <span className="count">{count}</span>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="blog-popular">
        <h2 id="blog-popular">{texts.popular}</h2>
        <ol className="blog-popular">
          {popular.map(({ id, title }) => (
            <li key={id}>
              <a href={link(paths.article(id))}>{title}</a>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="blog-newsletter">
        <h2 id="blog-newsletter">{texts.newsletter.title}</h2>
        <NewsletterForm />
      </section>
    </aside>
  );
}
