import { refusals, refused, toProblem } from '@gewerk/contracts';
import { ApiError } from '../../../platform/api/api-error.js';
import type { Language } from '../../../texts/catalogues.js';
import { loadPageTexts } from '../../../texts/page-texts.js';
import { refusedBy } from './call-panel.js';
import { faultText } from './fault-text.js';

const locales = { de: 'de-DE', en: 'en-GB', tr: 'tr-TR' } as const;

async function wordsOf(language: Language | null) {
  const { faults: texts, businesses } = await loadPageTexts('admin', language);
  return { texts, labels: businesses.form.fields, locale: locales[language ?? 'tr'] };
}

const answered = (problem: object, status = 409): ApiError =>
  refusedBy(status, JSON.stringify(problem), 'Conflict');

describe('the reason why a panel call failed', () => {
  const changed = answered(toProblem(refused('selection-changed', { now: 1_234, expected: 7 })));

  it('is given in the panel’s language, with its number format', async () => {
    expect(faultText(changed, await wordsOf('de'))).toMatch(
      /^Die Auswahl hat jetzt 1\.234 Betriebe, nicht 7;/,
    );
    expect(faultText(changed, await wordsOf(null))).toMatch(/^Seçimde artık 7 değil 1\.234 işletme var;/);
    expect(faultText(changed, await wordsOf('en'))).toMatch(
      /^The selection now has 1,234 businesses, not 7;/,
    );
  });

  it('names the fields of a form as the form does', async () => {
    const fault = { code: 'invalid-input', detail: 'form.website: must be …' };
    const errors = [
      { field: 'form.website', message: 'must be …' },
      { field: 'form.photos.3', message: 'must be …' },
    ];
    expect(faultText(answered({ ...fault, errors }, 400), await wordsOf('de'))).toBe(
      'Website: Dieser Wert wurde nicht angenommen. Adressen der Fotos: Dieser Wert wurde nicht angenommen.',
    );
  });

  it('names the field of a bulk change', async () => {
    const errors = [{ field: 'change.fields.email', message: 'must be …' }];
    const fault = { code: 'invalid-input', detail: 'change.fields.email: must be …', errors };
    expect(faultText(answered(fault, 400), await wordsOf('de'))).toBe(
      'E-Mail: Dieser Wert wurde nicht angenommen.',
    );
  });

  it('falls back to the sentence of the code if there is no known reason, and adds the API’s text to a vague one', async () => {
    const german = await wordsOf('de');
    const reason = { name: 'of-a-newer-service', facts: {} };
    expect(faultText(answered({ code: 'conflict', detail: 'Taken.', reason }), german)).toMatch(
      /^Der Stand hat sich inzwischen geändert/,
    );
    expect(faultText(answered({ code: 'forbidden', detail: 'Not you.' }, 403), german)).toBe(
      'Das ist nicht erlaubt. (Not you.)',
    );
  });

  it('is the text of a proxy, or that the server is unreachable', async () => {
    const german = await wordsOf('de');
    expect(faultText(refusedBy(502, 'Bad gateway', ''), german)).toBe('502: Bad gateway');
    expect(faultText(new ApiError(0, '0: Failed to fetch'), german)).toMatch(
      /^Der Server ist nicht erreichbar/,
    );
  });
});

describe('the sentences of the reasons', () => {
  const placesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

  it.each(['de', 'tr', null] as const)(
    'have no placeholders in %s that the reason lacks',
    async (language) => {
      const { texts } = await wordsOf(language);
      for (const [name, [, sentence]] of Object.entries(refusals)) {
        const given = placesIn(sentence);
        const wanted = placesIn(texts.reasons[name as keyof typeof refusals]);
        expect([name, wanted.filter((place) => !given.includes(place))]).toEqual([name, []]);
      }
    },
  );
});
