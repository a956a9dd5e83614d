import { type KnownCall } from '../fuzz/bad-requests.js';
import { knownCalls } from '../fuzz/known-calls.js';
import { Attempts, type Family, type Target } from './attempts.js';

/** A text that occurs in no name, trade or place. */
const NOBODY = 'zzqxwv';
const PRODUCT = String(7331 * 7321);

/**
 * Texts in the languages of components that might interpret them: search engine, databases, bus, templates,
 * shells, headers.
 */
const TEXTS: readonly string[] = [
  `${NOBODY}" OR id EXISTS OR category = "`,
  `${NOBODY}' OR id EXISTS OR category = '`,
  `${NOBODY}") OR (id EXISTS`,
  `${NOBODY}" OR _geoRadius(51, 10, 2000000) OR category = "`,
  `${NOBODY}\\" OR id EXISTS --`,
  `${NOBODY}] OR [id EXISTS`,
  `${NOBODY}' OR '1'='1`,
  `${NOBODY}'; return true; var a='`,
  `${NOBODY}||true`,
  '{"$ne":null}',
  '{"$gt":""}',
  '{"$regex":".*"}',
  '{"$where":"sleep(9000)||true"}',
  "'; while(true){}; '",
  '^(a+)+$',
  '(((((((((((((((((((((((.*)*)*)*)*)*',
  '.*',
  `${NOBODY}.>`,
  '*',
  '>',
  'gewerk.directory.>',
  'x\r\nFLUSHALL\r\n',
  'x\r\nSUB > 1\r\n',
  'x\r\nX-Injected: yes\r\n\r\n',
  'x\nSet-Cookie: injected=yes',
  '{{7331*7321}}',
  '${7331*7321}',
  '<%= 7331*7321 %>',
  '#{7331*7321}',
  '$(sleep 9)',
  '`sleep 9`',
  '; sleep 9 #',
  '__proto__',
  'constructor.prototype',
  '%00',
  '\u0000',
];

/** Values that a body without checks would pass on to a database. */
const VALUES: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(9000)||true' },
  { $regex: '.*' },
  [{ $ne: null }],
  { __proto__: null, constructor: { prototype: { injected: true } } },
];

/** Appended to the name of a parameter; parsers turn such names into objects and lists. */
const OPERATORS = ['[$ne]', '[$gt]', '[$where]', '[]', '[__proto__][injected]', '.$ne'];

/** Output that only a program that interpreted the text would produce. */
const LOOT = new RegExp(
  `${PRODUCT}|MongoServerError|MeiliSearchApiError|invalid_search_filter|ReplyError|at \\S+\\.js:\\d`,
);
/**
 * Parameters of free text. They may find businesses that contain their words; a filter was bypassed only if
 * they find everything.
 */
const FREE_TEXT = ['query', 'location', 'around', 'search', 'q', 'text'];
const SLEPT_MS = 8_000;
const AT_ONCE = 4;

interface Shot {
  what: string;
  path: string;
  init: RequestInit;
  /**
   * The URL of the same call with a text that matches nothing; an attempt must not find more than this call
   * does.
   */
  calm?: string | undefined;
  /** Whether `calm` finds everything, so that an attempt must find less. */
  isAll?: boolean;
}

/**
 * Fills every parameter, path segment and body field of every call, public and the panel's, with texts that are code
 * in other contexts. An attempt succeeds if the response contains more than for a text that matches nothing, shows an
 * engine's own messages, a computed product or an injected header, or takes as long as the text demands.
 * @param each selects the attempts
 */
export const injections = (each: (index: number) => boolean = () => true): Family => ({
  name: 'injections into queries, filters, subjects, templates and headers',
  async run(target) {
    const attempts = new Attempts();
    const calls = (await knownCalls(target.url)).filter(({ path }) => !path.startsWith('/api/admin/session'));
    const shots = calls.flatMap(shotsAt).filter((_, index) => each(index));
    const next = shots.values();
    const work = async (): Promise<void> => {
      for (const shot of next) await fire(shot, target, attempts);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return attempts;
  },
});

function shotsAt(call: KnownCall): Shot[] {
  const { method, path, parameters, fields } = call;
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const filled = (changes: Record<string, string> = {}): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(changes[name] ?? NOBODY));
  const init = (body?: unknown): RequestInit =>
    method === 'GET' ? { method } : { method, body: JSON.stringify(body ?? {}) };
  return [
    ...parts.flatMap((name) =>
      TEXTS.map((text) => ({
        what: `${method} ${path} {${name}} ${text}`,
        path: filled({ [name]: text }),
        init: init(),
        calm: method === 'GET' ? filled() : undefined,
      })),
    ),
    ...parameters.flatMap((name) => [
      ...TEXTS.map((text) => ({
        what: `${method} ${path} ${name}=${text}`,
        path: `${filled()}?${name}=${encodeURIComponent(text)}`,
        init: init(),
        // A free text without letters is not a search, so everything may be shown.
        ...(method === 'GET' &&
          !(FREE_TEXT.includes(name) && !/[\p{L}\d]/u.test(text)) &&
          (FREE_TEXT.includes(name)
            ? { calm: filled(), isAll: true }
            : { calm: `${filled()}?${name}=${NOBODY}` })),
      })),
      ...OPERATORS.map((operator) => ({
        what: `${method} ${path} ${name}${operator}`,
        path: `${filled()}?${encodeURIComponent(name + operator)}=1`,
        init: init(),
      })),
    ]),
    ...fields.flatMap((name) =>
      [...TEXTS.slice(0, 12), ...VALUES].map((value) => ({
        what: `${method} ${path} "${name}": ${JSON.stringify(value)}`,
        path: filled(),
        init: init({ [name]: value }),
      })),
    ),
  ];
}

async function fire(
  { what, path, init, calm, isAll }: Shot,
  target: Target,
  attempts: Attempts,
): Promise<void> {
  const started = performance.now();
  const { status, headers, text } = await ask(target, path, init);
  const isSlow = performance.now() - started > SLEPT_MS;
  const hasHeader =
    headers.has('x-injected') || headers.getSetCookie().some((each) => each.startsWith('injected'));
  const found = calm !== undefined && status === 200 ? countOf(text) : 0;
  const usual = calm !== undefined && found > 0 ? countOf((await ask(target, calm, init)).text) : 0;
  const isOpened = isAll ? found > 0 && found >= usual : found > usual;
  attempts.note(what, { isWon: isSlow || hasHeader || LOOT.test(text) || isOpened, status });
}

async function ask({ url, headers }: Target, path: string, init: RequestInit) {
  const answer = await fetch(`${url}${path}`, {
    ...init,
    headers: { ...headers, 'content-type': 'application/json' },
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The total number of items in a list; 0 if the response is not a list. */
function countOf(text: string): number {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) return 0;
    return 'total' in answer && typeof answer.total === 'number' ? answer.total : 0;
  } catch {
    return 0;
  }
}
