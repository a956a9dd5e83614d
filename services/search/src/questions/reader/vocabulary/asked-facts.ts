import { tradesNamed } from '@gewerk/trades';

/** Words that ask for facts which a business's page shows, before and after its name. */
const BEFORE =
  'öffnungszeiten|telefonnummer|handynummer|adresse|anschrift|kontaktdaten|bewertungen|rezensionen|anfahrt|wegbeschreibung|preisliste|wie komme ich|was koste[tn]|wie ?viel koste[tn]|wie teuer (?:ist|sind)|opening (?:hours|times)|(?:tele)?phone number|address|directions|reviews|how much is|prices?';
const AFTER =
  'öffnungszeiten|telefonnummer|adresse|preisliste|opening (?:hours|times)|phone number|telefon numarası|telefonu|adresi|çalışma saatleri|yorumları|fiyatı|fiyatları|ne kadar|nasıl gid(?:erim|ilir)';
const OF = '(?:\\s+(?:von|vom|der|des|zu|zum|zur|of|for|to))?';

const FORMS = [
  /^(?:ab |bis )?wann\s+(?:hat|haben|ist|sind|macht|machen|öffnet|schließt)\s+(.+?)(?:\s+(?:offen|auf|geöffnet|zu|geschlossen))?[\s?]*$/iu,
  /^(?:when|(?:at )?what time)\s+(?:is|are|does|do)\s+(.+?)\s+(?:open|opens|close|closes|closed)[\s?]*$/iu,
  /^(.+?)\s+(?:saat kaçta|ne zaman|kaçta)\s+(?:açılıyor|açılır|kapanıyor|kapanır|açık)[\s?]*$/iu,
  new RegExp(`^(?:${BEFORE})${OF}:?\\s+(.+?)[\\s?]*$`, 'iu'),
  new RegExp(`^(.+?)\\s+(?:${AFTER})[\\s?]*$`, 'iu'),
];

/**
 * The subject of a question about facts: 'Wann hat Friseur Müller offen?' asks for Müller, open now or not.
 * Other texts stay the same, and so does the name of a trade: 'cep telefonu' is a mobile phone, not
 * somebody's phone number.
 */
export function askedAbout(text: string): string {
  if (tradesNamed(text).length > 0) return text;
  for (const form of FORMS) {
    const about = form.exec(text.trim())?.[1];
    if (about !== undefined) return about;
  }
  return text;
}
