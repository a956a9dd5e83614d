import { mappings } from '../../kit/drafts/kept-mappings.js';
import { rememberedMapping, rememberMapping } from './remembered-mapping.js';

const fileWith = (...headers: string[]) => ({
  columns: headers.map((header, column) => ({ column, header, sample: '', field: null, isListed: false })),
});

let accounts = 0;

/** Opens the stored mappings under a new key, so that they are read from storage again. */
const openPage = () => mappings.open(`${(accounts += 1)}`);

describe('the mapping of a kind of file', () => {
  beforeEach(async () => {
    localStorage.clear();
    await openPage();
  });

  it('is remembered for files with the same headers, and for no others', async () => {
    rememberMapping(fileWith('Firma', 'Ort'), { name: 0, city: 1 });
    await openPage();
    expect(rememberedMapping(fileWith(' firma ', 'ORT'))).toEqual({ name: 0, city: 1 });
    expect(rememberedMapping(fileWith('Ort', 'Firma'))).toBeUndefined();
    rememberMapping(fileWith('Firma', 'Ort'), { name: 0 });
    expect(rememberedMapping(fileWith('Firma', 'Ort'))).toEqual({ name: 0 });
  });

  it('is remembered for the last thirty kinds, and for none if the stored data is damaged', async () => {
    for (let kind = 0; kind < 31; kind += 1) rememberMapping(fileWith(`H${kind}`), { name: 0 });
    expect(rememberedMapping(fileWith('H0'))).toBeUndefined();
    expect(rememberedMapping(fileWith('H30'))).toEqual({ name: 0 });
    localStorage.setItem('gewerk.import-mappings', '{');
    await openPage();
    expect(rememberedMapping(fileWith('H30'))).toBeUndefined();
  });
});
