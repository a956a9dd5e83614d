/** A text of a catalogue, or the function that makes the text. */
export type Leaf = string | ((...input: unknown[]) => unknown);

/** Every text of a catalogue by its path, such as `home.search.label`. Keys that are not texts are left out. */
export function leavesOf(value: unknown, path = ''): Map<string, Leaf> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') return new Map([[path, value as Leaf]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leavesOf(part, path === '' ? key : `${path}.${key}`)]),
  );
}

/**
 * Two samples of each kind of argument that a text may take, so that a test can detect a text that ignores an
 * argument.
 */
const samples: readonly (readonly [unknown, unknown])[] = [
  ['Aachen', 'Zwickau'],
  [1234, 5678],
  [['Aachen'], ['Zwickau']],
];

type Asked = readonly (readonly [unknown, unknown])[];

/** Samples of arguments that all of these functions accept. Throws if there are none. */
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

/** A text with the first samples filled in, and for each argument whether the text changes with it. */
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
