import type { Texts } from '../../texts/catalogue-types.js';
import { paths } from '../../platform/paths.js';

type NavKey = 'home' | 'businesses' | 'categories' | 'help' | 'contact';
type FooterKey = Exclude<keyof Texts['common']['footer'], 'lang' | 'label' | 'claim' | 'social'>;

export const navLinks: readonly { readonly text: NavKey; readonly path: string }[] = [
  { text: 'home', path: paths.home },
  { text: 'businesses', path: paths.businesses },
  { text: 'categories', path: paths.allCategories },
  { text: 'help', path: paths.help },
  { text: 'contact', path: paths.contact },
];

interface FooterColumn {
  readonly title: FooterKey;
  readonly links: readonly { readonly text: FooterKey; readonly path: string }[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'quickLinks',
    links: [
      { text: 'about', path: paths.about },
      { text: 'contact', path: paths.contact },
      { text: 'addBusiness', path: paths.addBusiness },
      { text: 'blog', path: paths.blog },
      { text: 'help', path: paths.help },
    ],
  },
  {
    title: 'categories',
    links: [
      { text: 'restaurants', path: paths.category('restaurant') },
      { text: 'hairSalons', path: paths.category('hair-salon') },
      { text: 'retailStores', path: paths.category('retail') },
      { text: 'services', path: paths.category('services') },
      { text: 'healthcare', path: paths.category('healthcare') },
    ],
  },
  {
    title: 'legal',
    links: [
      { text: 'privacy', path: paths.privacy },
      { text: 'imprint', path: paths.imprint },
      { text: 'terms', path: paths.terms },
      { text: 'cookies', path: paths.cookies },
    ],
  },
];

/**
 * Networks whose links have placeholder targets until the operator has entered links (public specification,
 * section 2).
 */
export const placeholderNetworks = ['Facebook', 'Instagram', 'LinkedIn', 'X'] as const;
