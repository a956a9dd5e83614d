import { typedLine, typedParagraphs } from './form-texts.js';

describe('a required text', () => {
  it.each(['\u3164', '\u2800\u2800', '\u{e0041}\u{e0042}', '\u115f \u180e', ''])(
    'is rejected as empty if it has no visible character: %j',
    (text) => {
      for (const required of [typedLine(60), typedParagraphs(60)]) {
        expect(required.safeParse(text).error?.issues[0]?.message).toBe('must not be empty');
      }
    },
  );

  it('keeps joiners and selectors within visible text', () => {
    expect(typedLine(60).parse('Fahrrad 👩\u200d🔧 ⚙\ufe0f')).toBe('Fahrrad 👩\u200d🔧 ⚙\ufe0f');
  });
});
