import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeApi } from '../../../../test/fake-api.js';
import { callRoute } from '../../../platform/api/fetch-json.js';
import { createQueryClient } from '../../../platform/api/query-client.js';
import { AppContext } from '../../../platform/app-context.js';
import { defaultTexts } from '../../../texts/default/index.js';
import { loadPageTexts } from '../../../texts/page-texts.js';
import { PanelStyle } from '../panel-style.js';
import { ValuePicker } from './value-picker.js';

const stock = ['Berlin', 'Hof', 'Sundern'].map((city) => ({ city, count: 3 }));
/** Answers a search for a city, which waits until then. */
let answer: () => void;

/** The picker of a city whose largest cities are read already, and what is chosen in it. */
async function cityPicker() {
  const chosen: string[] = [];
  installFakeApi({
    '/api/admin/cities': async ({ search = '' }: { search?: string }) => {
      if (search !== '') await new Promise<void>((resolve) => (answer = resolve));
      return stock.filter(({ city }) => city.toLowerCase().startsWith(search.toLowerCase()));
    },
  });
  await loadPageTexts('admin', null);
  const app = { api: callRoute, texts: defaultTexts, language: null, renderedAt: Date.now() };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppContext value={app}>
        <PanelStyle>
          <ValuePicker of="city" id="city" label="Stadt" value="" onChange={(city) => chosen.push(city)} />
        </PanelStyle>
      </AppContext>
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const field = screen.getByRole('combobox');
  await user.click(field);
  await screen.findAllByRole('option');
  const found = async (): Promise<void> => {
    await act(() => jest.advanceTimersByTimeAsync(300));
    answer();
    await act(() => jest.advanceTimersByTimeAsync(1));
  };
  return { user, field, chosen, found };
}

describe('the picker of a city', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(['sun{Enter}', 'sundern{Tab}'])(
    'waits for what %j finds instead of taking the largest',
    async (keys) => {
      const { user, chosen, found } = await cityPicker();
      await user.keyboard(keys);
      expect(chosen).toEqual([]);
      await found();
      expect(chosen).toEqual(['Sundern']);
    },
  );

  it('takes nothing where a text that was left is no city', async () => {
    const { user, field, chosen, found } = await cityPicker();
    await user.keyboard('sun{Tab}');
    await found();
    expect(chosen).toEqual([]);
    expect(field).toHaveProperty('value', '');
  });

  it('forgets what was to be taken once another letter is typed', async () => {
    const { user, field, chosen, found } = await cityPicker();
    await user.keyboard('sun{Enter}d');
    await found();
    expect(chosen).toEqual([]);
    expect(field).toHaveProperty('value', 'sund');
  });
});
