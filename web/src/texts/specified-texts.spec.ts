import { leavesOf, type Leaf } from '../../test/text-leaves.js';
import { loadTexts } from './catalogues.js';
import { loadPageTexts, textPages } from './page-texts.js';
import { type TextPage } from './catalogue-types.js';

/**
 * Quotations from the specification, by the part of the default catalogue that contains them; `{}` stands for any
 * name or number.
 */
const specified: Readonly<Record<string, readonly string[]>> = {
  'common.nav': ['Home', 'Businesses', 'Categories', 'Help', 'Contact'],
  'common.nav.search': ['Location or postal code'],
  'common.footer': [
    'Quick Links',
    'About Us',
    'Contact',
    'Add Business',
    'Blog',
    'Help',
    'Categories',
    'Restaurants',
    'Hair Salons',
    'Retail Stores',
    'Services',
    'Healthcare',
    'Legal',
    'Privacy Policy',
    'Imprint',
    'Terms of Service',
    'Cookie Policy',
  ],
  'pages/home': [
    'Search for businesses, services...',
    'Search',
    'Popular Cities',
    'Featured Businesses',
    'Search Results',
    'Keine Ergebnisse gefunden.',
    'Versuchen Sie es mit anderen Suchbegriffen.',
    'Fachbetriebe werden geladen...',
    'View All',
  ],
  'common.card': ['Services', 'Open', 'Closed', 'View Details'],
  business: [
    'Unternehmen nicht gefunden',
    'Das gesuchte Unternehmen konnte nicht gefunden werden.',
    'Zurück zur Startseite',
  ],
  'pages/business': [
    'Back to Search',
    'Share',
    '({} Reviews)',
    'Visit Website',
    'Open Now',
    'Closed',
    'Type',
    'View Reviews',
    'Opening Hours',
    'About the Business',
    'Additional Information',
    'Verfügbar',
    'Nicht verfügbar',
    'Category',
    'Rating',
    'Status',
    'Verified Business',
    'Rating Distribution',
    'Contact',
  ],
  city: ['No businesses found in {}', 'Back to Homepage'],
  'pages/search-results': ['Dienstleister', 'Handwerker', 'KFZ-Werkstatt', 'Handel', 'Gastronomie'],
  category: ['Kategorie nicht gefunden'],
  'pages/category': [
    '24/7 support',
    'Veri yüklenirken hata oluştu',
    'Sayfayı Yenile',
    'Keine Betriebe gefunden',
    'In dieser Kategorie sind derzeit keine Betriebe verfügbar.',
    'Neu',
    '{} Bewertungen',
    'Dienstleister',
  ],
  'pages/contact': ['Nachricht gesendet!'],
  'pages/add-business': [
    'Schritt {} von {}',
    'Weiter',
    'Zurück',
    'KFZ-Werkstatt',
    'Transport & Logistik',
    'z.B. 09:00-18:00 oder Geschlossen',
    'Wird eingereicht...',
    'Erfolgreich eingereicht!',
    'Ihr Unternehmen wurde zur Prüfung eingereicht. Sie erhalten binnen 24 Stunden eine Bestätigung per E-Mail.',
  ],
  'pages/help': [
    'Allgemeine Fragen',
    'Suche & Navigation',
    'Unternehmen eintragen',
    'Für Nutzer',
    'Mo-Fr 9-18',
    'within 24h',
    'Keine Ergebnisse gefunden',
  ],
  'pages/consent': ['Nur notwendige Cookies'],
  notFound: ['Sayfa Bulunamadı'],
  common: ['Invalid route parameters'],
};

async function partOf(path: string): Promise<ReadonlyMap<string, Leaf>> {
  const [, page] = /^pages\/(.+)$/.exec(path) ?? [];
  if (page !== undefined) return leavesOf(await loadPageTexts(page as TextPage, null));
  const all = leavesOf(await loadTexts(null));
  return new Map([...all].filter(([key]) => key.startsWith(`${path}.`)));
}

/** The text of a leaf with a sample name or number filled in. */
function said(leaf: Leaf): string[] {
  if (typeof leaf === 'string') return [leaf];
  return ['Aachen', 7].flatMap((input) => {
    try {
      const answer = leaf(input, input);
      return typeof answer === 'string' ? [answer.replaceAll(String(input), '{}')] : [];
    } catch {
      return [];
    }
  });
}

describe('the default catalogue', () => {
  it.each(Object.entries(specified))(
    'PUB-I18N-01 has the specified texts in %s, word for word',
    async (path, texts) => {
      const all = [...(await partOf(path)).values()].flatMap(said);
      expect(texts.filter((text) => !all.includes(text))).toEqual([]);
    },
  );

  it('PUB-I18N-01 applies to pages unless another is selected', async () => {
    expect((await loadTexts(null)).common.nav.home).toBe('Home');
    expect(textPages).toContain('add-business');
  });
});
