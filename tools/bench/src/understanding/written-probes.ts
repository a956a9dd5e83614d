import type { Business } from './truth.js';
import { fitsTrade } from './truth.js';
import type { drawing } from './drawing.js';
import type { Probe } from './probe.js';

/** Brands without branches in the demo data, with the trades that sell the same. */
const BRANDS: readonly (readonly [names: string, ...tradeKeys: string[]])[] = [
  ['Aldi, Lidl, REWE, Edeka, Netto, Penny, Kaufland', 'supermarkt'],
  ['Rossmann, dm-drogerie markt', 'drogerie'],
  ['OBI, Hornbach, Hagebaumarkt, toom', 'baumarkt'],
  ['IKEA, XXXLutz, Poco', 'moebel'],
  ['MediaMarkt, Saturn, Euronics', 'fernsehtechnik'],
  ['Fielmann, Apollo Optik', 'optiker'],
  ['Shell, Aral, Esso, OMV', 'tankstelle'],
  ['McDonalds, Burger King, Subway, KFC', 'imbiss'],
  ['Starbucks', 'cafe'],
  ['Sparkasse, Commerzbank, Deutsche Bank', 'bank'],
  ['Deichmann, Reno', 'schuhe'],
  ['H&M, C&A, Zara', 'mode'],
  ['McFit, Clever Fit', 'fitness-sport'],
  ['Fressnapf', 'tierbedarf'],
  ['Thalia, Hugendubel', 'buchhandlung'],
  ['Allianz, HUK-Coburg', 'versicherung'],
  ['A.T.U, Vergölst', 'kfz-werkstatt', 'reifenservice', 'autoteile'],
];

const PICTURES: readonly (readonly [pictures: string, ...tradeKeys: string[]])[] = [
  ['🍕', 'pizzeria'],
  ['💇 ✂️ 💇‍♀️ 💇🏽', 'friseur'],
  ['🦷', 'zahnarzt'],
  ['💊', 'apotheke'],
  ['👓', 'optiker'],
  ['🚕', 'taxi'],
  ['⛽', 'tankstelle'],
  ['🚲', 'fahrradwerkstatt'],
  ['🔑', 'schluesseldienst'],
  ['💐 🌹', 'blumen'],
  ['🏨', 'hotel'],
  ['☕ ☕️', 'cafe'],
  ['🥐 🥨', 'baeckerei'],
  ['🛒', 'supermarkt'],
  ['🐶 🐈', 'tierbedarf'],
  ['📚', 'buchhandlung'],
  ['🏋️ 🏋️‍♂️', 'fitness-sport'],
  ['👟', 'schuhe', 'sport'],
];

const SIGNS = [...'?!.,;:-_*#+/\\()[]{}<>=~^|"%&§°…–„“'];
const UNKNOWN_PICTURES = ['🦖', '🦕', '🫥', '🪐', '🃏', '🀄', '🏴‍☠️', '🇩🇪'];

/** Contact data in every written form, brands, emoji and punctuation. */
export function writtenProbes({ all, pick, take, contact, present }: ReturnType<typeof drawing>): Probe[] {
  const cities = [...new Set(all.map(({ city = '' }) => city))].filter((city) => city.length > 3);
  const ofTrade = (tables: typeof BRANDS, separator: string) => () => {
    const [texts, ...keys] = pick(tables);
    const [city, text] = [pick([null, pick(cities)]), pick(texts.split(separator))];
    if (!keys.some((key) => present.has(key))) return null;
    return {
      query: city === null ? text : pick([`${text} ${city}`, `${text} in ${city}`]),
      fits: fitsTrade(new Set(keys), city, all),
    };
  };
  return [
    ...take('phone numbers in every form', contact(phoneForm(pick), 'phone')),
    ...take('web addresses in every form', contact(webForm(pick), 'website')),
    ...take('e-mail addresses in a text', contact(mailForm(pick), 'email')),
    ...take('brands', ofTrade(BRANDS, ', ')),
    ...take('emoji', ofTrade(PICTURES, ' ')),
    ...take('punctuation alone', () => {
      const signs = Array.from({ length: 3 }, () => pick(SIGNS)).join('');
      const query = pick([signs, signs, `${signs} ${signs}`, pick(UNKNOWN_PICTURES)]);
      return { query, fits: (first, { total }) => first.length === 0 && total === 0 };
    }),
  ];
}

type Pick = ReturnType<typeof drawing>['pick'];

const DIALLED: Readonly<Record<string, string>> = { DE: '49', AT: '43', CH: '41' };

function phoneForm(pick: Pick) {
  return ({ phone, countryCode = 'DE' }: Business): string | undefined => {
    const code = DIALLED[countryCode];
    if (!phone || code === undefined) return undefined;
    const [area = '', line = ''] = phone
      .replace(/^\+\d\d\s?/, '0')
      .replace('/', ' ')
      .split(' ');
    if (line === '') return phone;
    const bare = area.slice(1);
    const pairs = `${area}${line}`.replace(/\d\d(?=\d)/g, '$& ');
    const half = Math.floor(line.length / 2);
    return pick([
      `${area} ${line}`,
      `${area}/${line}`,
      `${area} / ${line}`,
      `${area}-${line}`,
      `(${area}) ${line}`,
      `${area}.${line}`,
      `${area}${line}`,
      `+${code}${bare}${line}`,
      `+${code} ${bare} ${line}`,
      `+${code} (0)${bare} ${line}`,
      `+${code} (0) ${bare} / ${line}`,
      `00${code} ${bare} ${line}`,
      `00${code}${bare}${line}`,
      `${code}${bare}${line}`,
      `+${code}-${bare}-${line}`,
      `${area} ${line.slice(0, half)} ${line.slice(half)}`,
      `${area} ${line.slice(0, half)}-${line.slice(half)}`,
      pairs,
      `Tel.: ${area} ${line}`,
      `Telefon ${area}/${line}`,
      `tel:+${code}${bare}${line}`,
      `Telefonnummer: ${area} ${line}`,
      `wer hat die Nummer ${area} ${line}`,
      `call ${area} ${line}`,
      `Handy ${area} ${line}`,
    ]);
  };
}

function webForm(pick: Pick) {
  return ({ website }: Business): string | undefined => {
    const host = website?.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/.*$/, '');
    return (
      host &&
      pick([
        host,
        `www.${host}`,
        `http://${host}`,
        `https://${host}`,
        `http://www.${host}`,
        `https://www.${host}/`,
        `https://${host}/kontakt?lang=de`,
        `${host}/impressum`,
        host.toUpperCase(),
        `Www.${host}`,
        `Website ${host}`,
        `Homepage: www.${host}`,
        `${host}.`,
      ])
    );
  };
}

function mailForm(pick: Pick) {
  return ({ email }: Business): string | undefined =>
    email &&
    pick([
      email.toUpperCase(),
      `mailto:${email}`,
      `E-Mail: ${email}`,
      `Mail an ${email}`,
      `<${email}>`,
      `${email},`,
      `wem gehört ${email}`,
      `contact ${email} please`,
    ]);
}
