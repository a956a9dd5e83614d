/** A text of a catalogue, or the function that makes it, at its path. */
export type Leaf = string | ((...input: unknown[]) => unknown);

/** Every text of a catalogue by its path, such as `home.search.label`. Keys that are no text are left out. */
export function leavesOf(value: unknown, path = ''): Map<string, Leaf> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') return new Map([[path, value as Leaf]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leavesOf(part, path === '' ? key : `${path}.${key}`)]),
  );
}

/** Two samples of each kind that a text may be asked for with, so that a text that ignores one is found out. */
const samples: readonly (readonly [unknown, unknown])[] = [
  ['Aachen', 'Zwickau'],
  [1234, 5678],
  [['Aachen'], ['Zwickau']],
];

type Asked = readonly (readonly [unknown, unknown])[];

/** The samples that fit what every one of the functions takes. Throws if none do. */
export function samplesFor(functions: readonly ((...input: unknown[]) => unknown)[]): Asked {
  const taken = Math.max(...functions.map(({ length }) => length));
  const fitting = combinations(taken).find((asked) =>
    functions.every((text) => {
      try {
        const answer = text(...asked.map(([first]) => first));
        return typeof answer === 'string' && !/NaN|undefined|\[object/.test(answer);
      } catch {
        return false;
      }
    }),
  );
  if (!fitting) throw new Error('No sample fits all catalogues');
  return fitting;
}

/** A text with the first samples filled in, and which of them change it. */
export function askedText(text: Leaf, asked: Asked): { said: string; heeds: boolean[] } {
  if (typeof text === 'string') return { said: text, heeds: [] };
  const input = asked.map(([first]) => first);
  const said = String(text(...input));
  const heeds = asked.map(([, second], index) => String(text(...input.with(index, second))) !== said);
  return { said, heeds };
}

function combinations(count: number): Asked[] {
  if (count === 0) return [[]];
  return combinations(count - 1).flatMap((asked) => samples.map((sample) => [...asked, sample]));
}
