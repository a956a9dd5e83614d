import { foldLoose } from '@gewerk/text';
import { isTradeWord, tradeMisspelt, tradesMisspelt, tradesNamed } from '@gewerk/trades';
import { hostOf, houseNumber, localKey, phoneKeys, streetName } from '../../document/contact-keys.js';
import { withoutFillers } from './words/without-fillers.js';
import { splitWords } from './words/words.js';

export interface Contact {
  kind: 'phone' | 'email' | 'website' | 'street';
  /** As typed. */
  text: string;
  keys: readonly string[];
  /** The rest of the text. */
  rest: string;
}

const MAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const ADDRESS =
  /(?:https?:\/\/\S+|(?:www\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\S*|(?<![\p{L}\d.])[\p{L}\d][\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:de|at|ch|com|net|org|info|eu|biz|shop|berlin|hamburg|koeln|wien|bayern|tr|li|io|app|online|example)(?![\p{L}\d]))(?:\/\S*)?/iu;
const PHONE = /(?:\+|\(|\d)[\d\s()/.+-]{4,}\d/;
const PHONE_MARKS =
  /\b(?:tel(?:efon)?(?:nummer|nr)?|phone(?: number)?|(?:tele)?fax(?:nummer|nr)?|fon|mobil(?:nummer|nr)?|mobile|handy(?:nummer|nr)?|whatsapp|nummer|numaras[ıi]|numara|number|ruf(?:t|en|nummer)?|rief|call(?:s|ed|er|ing)?|angerufen|anruf(?:e|er|en)?|geh(?:ö|oe)rt|verpasst(?:er)?|belongs|owns|kimin|arad[ıi]|arayan|tlf|no)\b[.:]*/giu;
const FEWEST_DIGITS = 6;
/** A number without its area code. */
const LOCAL = /^[1-9]\d{5,8}$/;
/** Hosts of free mail services, which do not belong to a business. */
const FREE_MAIL = /^(?:gmail|gmx|web|yahoo|hotmail|outlook|t-online|icloud|aol|freenet|mail)\./;
/** Countries whose national number formats are tried. */
const COUNTRIES = ['DE', 'AT', 'CH', 'TR'];
const STREET_WORD =
  /(?:str|strasse|weg|gasse|allee|platz|ring|damm|ufer|steig|pfad|chaussee|promenade|markt|hof|berg|graben|wall|kai|caddesi|sokak|street|road|avenue|lane)$/;

/** Beginnings of streets without a typical street word: 'Am Anger 3', 'Zum Sägewerk 9'. */
const STREET_START = /^(?:an|am|im|in|zum|zur|auf|vor|unter|hinter|beim|alte|alter|altes)$/;

/** A phone number, email address, web address or street in a text; null if it has none. */
export function readContact(text: string): Contact | null {
  return readMail(text) ?? readAddress(text) ?? readPhone(text) ?? readStreet(text);
}

function readMail(text: string): Contact | null {
  const mail = MAIL.exec(text)?.[0];
  if (mail === undefined) return null;
  const host = mail.split('@')[1]?.toLowerCase() ?? '';
  const keys = [`m:${mail.toLowerCase()}`, ...(FREE_MAIL.test(host) ? [] : [`h:${host}`])];
  return { kind: 'email', text: mail, keys, rest: around(text, mail) };
}

function readAddress(asTyped: string): Contact | null {
  const text = joinedAddress(asTyped);
  const address = ADDRESS.exec(text)?.[0];
  const host = address === undefined ? null : hostOf(address);
  if (address === undefined || host === null) return null;
  return { kind: 'website', text: address, keys: [`h:${host}`], rest: around(text, address) };
}

/** Restores the proper form of 'www name . de' and 'name punkt de'. */
const joinedAddress = (text: string): string =>
  text
    .replace(/^\s*www[\s.]+(?=[\p{L}\d])/iu, 'www.')
    .replace(
      /(?<=[\p{L}\d])\s*(?:\s\.|\.\s|\spunkt\s|\sdot\s)\s*(?=(?:de|at|ch|com|net|org|info|eu|example)\s*$)/iu,
      '.',
    );

function readPhone(text: string): Contact | null {
  const bare = text.replace(PHONE_MARKS, ' ').trim();
  const phone = PHONE.exec(bare)?.[0].trim();
  if (phone === undefined || phone.replace(/\D/g, '').length < FEWEST_DIGITS) return null;
  // Digits next to a name may mean anything; a phone number comes alone or with its label.
  const isMarked = bare !== text.trim();
  const rest = around(bare, phone);
  // Fillers do not matter: '0221 4710123 wer ist das' is a phone number.
  const isSaid = withoutFillers(splitWords(rest).words).length > 0;
  if (isSaid && !isMarked) return null;
  return { kind: 'phone', text: phone, keys: phoneKeysOf(phone), rest };
}

/** The keys of a phone number, whose plus may be missing: '4917612345678'. */
function phoneKeysOf(phone: string): string[] {
  const isWithCountry = /^(?:49|43|41|90)\d{8,}$/.test(phone.replace(/\D/g, ''));
  const keys = [...phoneKeys(phone, COUNTRIES), ...(isWithCountry ? phoneKeys(`+${phone}`, COUNTRIES) : [])];
  const local = phone.replace(/[\s/-]/g, '');
  return [...new Set([...keys, ...(LOCAL.test(local) ? [localKey(local)] : [])])];
}

/** The street in 'Hauptstr. 12, Bayreuth': the words up to a house number, or one word with a street's ending. */
function readStreet(text: string): Contact | null {
  const words = numberLast(
    foldLoose(text)
      .split(' ')
      .filter((word, index, all) => !isNumberMark(word, all[index + 1])),
  );
  const at = words.findIndex((word, index) => index > 0 && houseNumber([word]) !== null);
  if (at > 0) {
    const name = words.slice(0, at);
    const number = houseNumber(words.slice(at)) ?? '';
    const length = at + (number.length > (words[at] ?? '').length ? 2 : 1);
    const isLoneName = words.length === length && !name.some(isTradeWord) && !/[*]/.test(text);
    // 'Catering 50 Personen', 'Getränkemarkt 24h': a trade and a number of something.
    const isTrade = tradesNamed(name.join(' ')).length > 0 && !/str(?:asse)?$/.test(name.at(-1) ?? '');
    if (isTrade || isCounted(words.slice(at)) || isOfSomething(name, words.slice(at))) return null;
    const isStreet = STREET_WORD.test(name.join('')) || STREET_START.test(name[0] ?? '') || isLoneName;
    if (!isStreet || name.every((word) => word.length < 3)) return null;
    return streetOf(words, length, `s:${streetName(name)}${number}`);
  }
  const end = words.findIndex(
    (word, at) =>
      /(?:strasse|str)$/.test(word) && word.length > 4 && !isTradeWord(word) && !isMisspeltTrade(words, at),
  );
  const length = end < 0 ? (words[1] === 'strasse' || words[1] === 'str' ? 2 : 0) : end + 1;
  if (length === 0) return null;
  const start = tradeBefore(words, length);
  const street = streetOf(words.slice(start), length - start, `s:${streetName(words.slice(start, length))}`);
  return { ...street, rest: [...words.slice(0, start), ...words.slice(length)].join(' ') };
}

/** Whether the word is a misspelt trade rather than a street: 'Schustr' and 'pastr shop' lack a letter. */
const isMisspeltTrade = (words: readonly string[], at: number): boolean =>
  tradeMisspelt(words[at] ?? '') !== undefined || tradesMisspelt(words.slice(at, at + 2)).length > 0;

/** The number of a trade's words before a street: 'Optiker Hauptstraße', 'Bäcker in der Hauptstraße'. */
function tradeBefore(words: readonly string[], length: number): number {
  const isNamedApart = /^(?:strasse|str)$/.test(words[length - 1] ?? '');
  for (let end = length - (isNamedApart ? 2 : 1); end > 0; end -= 1) {
    if (tradesNamed(words.slice(0, end).join(' ')).length === 0) continue;
    while (end < length - 1 && JOINING.test(words[end] ?? '')) end += 1;
    return end;
  }
  return 0;
}

const JOINING = /^(?:in|an|auf|der|on|at|the)$/;

const COUNTED =
  /^(?:personen|leuten?|gasten?|kinder|people|guests|persons|kids|kisi(?:lik)?|euros?|eur|lira|km|kg|qm|m2|meter|zoll|inch|ps|liter|uhr|std|stunden|hours|saat|tagen?|days|gun|jahren?|years|yas)$/;

/** Whether a number counts what follows it and so is not a house number. */
const isCounted = ([number = '', thing = '']: readonly string[]): boolean =>
  /^24h$/.test(number) || (/^\d+$/.test(number) && COUNTED.test(thing));

/** Numbered things that are not streets: 'Größe 4', 'Lineatur 2'. */
const NUMBERED =
  /^(?:gr|grosse|groesse|size|beden|numara|lineatur|klasse|stufe|band|teil|typ|modell|model|version|class|grade|level|part|volume|format)$/;

/** Whether a number belongs to something before or after it, rather than being a house number. */
const isOfSomething = (before: readonly string[], [, behind = '']: readonly string[]): boolean =>
  NUMBERED.test(before.at(-1) ?? '') || NUMBERED.test(behind);

/** Whether a word marks a house number: 'Hauptstraße Nr. 5'. */
const isNumberMark = (word: string, next = ''): boolean =>
  /^(?:nr|nummer|no)$/.test(word) && /^\d/.test(next);

/** Puts a leading house number after the street: visitors from other countries write '12 Maximilianstraße'. */
function numberLast(words: readonly string[]): readonly string[] {
  const [number = '', street = '', ...others] = words;
  const isSwapped =
    houseNumber([number]) !== null && /(?:strasse|str)$/.test(street) && houseNumber(others) === null;
  return isSwapped ? [street, number, ...others] : words;
}

const streetOf = (words: readonly string[], length: number, key: string): Contact => ({
  kind: 'street',
  text: words.slice(0, length).join(' '),
  keys: [key],
  rest: words.slice(length).join(' '),
});

const around = (text: string, part: string): string => text.replace(part, ' ').replace(/\s+/g, ' ').trim();
