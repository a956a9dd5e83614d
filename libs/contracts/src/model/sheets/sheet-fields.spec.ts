import { sheetMappingParameter } from '../../bus/import-export/sheet-mapping.js';
import { writtenMapping } from './sheet-fields.js';

const read = (text: string) => sheetMappingParameter().safeParse(text);

it('a mapping in a query survives a round trip', () => {
  const mapping = { name: 0, city: 4, addressLine1: 4_095 };
  expect(writtenMapping(mapping)).toBe('name:0,city:4,addressLine1:4095');
  expect(read(writtenMapping(mapping))).toEqual({ success: true, data: mapping });
});

it.each([
  '',
  'name',
  'name:',
  'name:-1',
  'name:01',
  'name:4096',
  'name:0,',
  'colour:1,name:0',
  'name:0;city:1',
])('a mapping %j is refused with the expected form', (text) => {
  expect(read(text).error?.issues[0]?.message).toContain('such as name:0,city:4');
});

it('a mapping without a column for the name is refused', () => {
  expect(read('city:1').error?.issues[0]?.message).toBe('must include the name column');
});
