/** Questions for a business's hours, around what it is called. */
const HOURS = [
  /^(?:ab |bis )?wann\s+(?:hat|haben|ist|sind|macht|machen|öffnet|schließt)\s+(.+?)(?:\s+(?:offen|auf|geöffnet|zu|geschlossen))?[\s?]*$/iu,
  /^(?:when|(?:at )?what time)\s+(?:is|are|does|do)\s+(.+?)\s+(?:open|opens|close|closes|closed)[\s?]*$/iu,
  /^(.+?)\s+(?:saat kaçta|ne zaman|kaçta)\s+(?:açılıyor|açılır|kapanıyor|kapanır|açık)[\s?]*$/iu,
];

/** What a question for hours is about: 'Wann hat Friseur Müller offen?' asks for Müller, open now or not. Other texts stay. */
export function askedAbout(text: string): string {
  for (const form of HOURS) {
    const about = form.exec(text.trim())?.[1];
    if (about !== undefined) return about;
  }
  return text;
}
