import { rememberedMapping, rememberMapping } from './remembered-mapping.js';

const fileWith = (...headers: string[]) => ({
  columns: headers.map((header, column) => ({ column, header, sample: '', field: null, isListed: false })),
});

describe('the mapping of a kind of file', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered for files with the same headers, and for no others', () => {
    rememberMapping(fileWith('Firma', 'Ort'), { name: 0, city: 1 });
    expect(rememberedMapping(fileWith(' firma ', 'ORT'))).toEqual({ name: 0, city: 1 });
    expect(rememberedMapping(fileWith('Ort', 'Firma'))).toBeUndefined();
    rememberMapping(fileWith('Firma', 'Ort'), { name: 0 });
    expect(rememberedMapping(fileWith('Firma', 'Ort'))).toEqual({ name: 0 });
  });

  it('is of the last thirty kinds, and of none where what is stored is damaged', () => {
    for (let kind = 0; kind < 31; kind += 1) rememberMapping(fileWith(`H${kind}`), { name: 0 });
    expect(rememberedMapping(fileWith('H0'))).toBeUndefined();
    expect(rememberedMapping(fileWith('H30'))).toEqual({ name: 0 });
    localStorage.setItem('gewerk.import-mappings', '{');
    expect(rememberedMapping(fileWith('H30'))).toBeUndefined();
  });
});
