import type { PageTexts } from '../../catalogue-types.js';
import { english } from '../../number-format.js';
import { englishDate } from '../../written-date.js';

export const blog: PageTexts['blog'] = {
  lang: 'en',
  articleLang: 'de',
  articlesInGerman: 'The articles are written in German.',
  title: 'Guides',
  description:
    'Short texts about workshops, trades and repairs: what to look out for, what things may cost, what businesses should know.',
  intro: 'Short texts about workshops, trades and repairs, written so that you can make the call afterwards.',
  featured: 'Latest article',
  list: 'More articles',
  inCategory: (category) => `Articles in “${category}”`,
  categories: 'Categories',
  all: 'All articles',
  popular: 'Popular articles',
  none: 'There are no articles in this category.',
  read: 'Read article',
  date: englishDate,
  readTime: (minutes) => `${minutes}\u00a0min read`,
  views: (count) => `${english(count)}\u00a0${count === 1 ? 'view' : 'views'}`,
  comments: (count) => `${english(count)}\u00a0${count === 1 ? 'comment' : 'comments'}`,
  back: 'All articles',
  more: 'Read next',
  contents: 'In this article',
  failed: 'The articles could not be loaded.',
  notFound: {
    title: 'Article not found',
    text: 'There is no such article, or it has been removed.',
  },
  newsletter: {
    lang: 'en',
    title: 'Newsletter',
    text: 'Once a month, what matters in workshops and trades. Unsubscribe at any time with one click.',
    email: 'Email address',
    submit: 'Subscribe to the newsletter',
    submitting: 'Sending ...',
    asked: 'Almost there: please open the link in the email that we are sending you now.',
  },
};
