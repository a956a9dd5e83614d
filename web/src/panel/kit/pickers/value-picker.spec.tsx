import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { texts as english } from '../../../texts/en/index.js';
import { ValuePicker } from './value-picker.js';

const stock = ['Berlin', 'Hof', 'Sundern'].map((city) => ({ city, count: 3 }));
/** Releases the response to a search for a city. */
let answer: () => void;

/** Shows a city picker whose largest cities are already loaded, and records what is selected. */
async function cityPicker() {
  const chosen: string[] = [];
  const picker = (
    <ValuePicker of="city" id="city" label="Stadt" value="" onChange={(city) => chosen.push(city)} />
  );
  await showInPanel(picker, {
    '/api/admin/cities': async ({ search = '' }: { search?: string }) => {
      if (search !== '') await new Promise<void>((resolve) => (answer = resolve));
      return stock.filter(({ city }) => city.toLowerCase().startsWith(search.toLowerCase()));
    },
  });
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
    'waits for the results of %j instead of selecting the largest',
    async (keys) => {
      const { user, chosen, found } = await cityPicker();
      await user.keyboard(keys);
      expect(chosen).toEqual([]);
      await found();
      expect(chosen).toEqual(['Sundern']);
    },
  );

  it('selects nothing if the field is left with an unknown city', async () => {
    const { user, field, chosen, found } = await cityPicker();
    await user.keyboard('sun{Tab}');
    await found();
    expect(chosen).toEqual([]);
    expect(field).toHaveProperty('value', '');
  });

  it('forgets the pending selection once another letter is typed', async () => {
    const { user, field, chosen, found } = await cityPicker();
    await user.keyboard('sun{Enter}d');
    await found();
    expect(chosen).toEqual([]);
    expect(field).toHaveProperty('value', 'sund');
  });
});

it.each(['paint', 'lackier'])(
  'a category is found by its translated name and by its stored name: %s',
  async (typed) => {
    const chosen: string[] = [];
    const answers = {
      '/api/admin/real-categories': [
        { category: 'Maler & Lackierer', count: 3 },
        { category: 'Dachdecker', count: 2 },
      ],
    };
    await showInPanel(
      <ValuePicker
        of="category"
        id="category"
        label="Category"
        value=""
        onChange={(category) => chosen.push(category)}
      />,
      answers,
      english,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    await screen.findByRole('option', { name: /^Roofer \(Dachdecker\)/ });
    await user.keyboard(`${typed}{Enter}`);
    expect(chosen).toEqual(['Maler & Lackierer']);
  },
);
