import { inEnglish } from './in-english.js';
import { inGerman } from './in-german.js';

it('the notice of a single nearest business is in the singular', () => {
  const said = (others: number) =>
    [inGerman, inEnglish].map(({ understood }) => understood.around(2, others));
  expect(said(1)).toEqual([
    '2 am Ort selbst, danach der nächstgelegene mit seiner Entfernung.',
    '2 in the place itself, then the nearest one with its distance.',
  ]);
  expect(said(3)).toEqual([
    '2 am Ort selbst, danach die nächstgelegenen (3) mit ihrer Entfernung.',
    '2 in the place itself, then the nearest (3) with their distances.',
  ]);
});
