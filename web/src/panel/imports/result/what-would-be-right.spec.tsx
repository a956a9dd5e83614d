import { render, screen } from '@testing-library/react';
import { AppContext } from '../../../platform/app-context.js';
import { callRoute } from '../../../platform/api/fetch-json.js';
import type { Language } from '../../../texts/catalogues.js';
import { defaultTexts } from '../../../texts/default/index.js';
import { loadPageTexts } from '../../../texts/page-texts.js';
import { useNoteText } from '../use-note-text.js';
import { useRowErrorText } from '../use-row-error-text.js';

function Sentences() {
  const errorText = useRowErrorText();
  const noteText = useNoteText();
  return (
    <ul>
      <li>{errorText({ error: '', code: 'invalid', field: 'website', value: 'http://' })}</li>
      <li>{noteText({ code: 'invalid', field: 'email', value: 'keine', result: null })}</li>
      <li>{noteText({ code: 'misspelt', field: 'category', value: 'Friseru', result: 'Friseur' })}</li>
    </ul>
  );
}

it.each([
  [null, 'Doğrusu:', 'info@example.com gibi bir adres.'],
  ['de', 'Richtig ist', 'eine Adresse wie info@example.com.'],
  ['en', 'It must be', 'an address such as info@example.com.'],
] as const)(
  'the texts of a row error and of a note name what would be valid (%s)',
  async (language: Language | null, right, what) => {
    await loadPageTexts('admin', language);
    const app = { api: callRoute, texts: defaultTexts, language, renderedAt: 0 };
    render(
      <AppContext value={app}>
        <Sentences />
      </AppContext>,
    );
    const [row, note, other] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(row).toContain(right);
    expect(note).toContain(`${right} ${what}`);
    expect(other).not.toContain(right);
  },
);
