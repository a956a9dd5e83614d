import { PhraseTable } from '../words/phrase-table.js';

export type TimeMeaning =
  | 'now'
  | 'today'
  | 'tonight'
  | 'tomorrow'
  | 'always'
  | 'late'
  | 'early'
  | 'weekend'
  | `day-${0 | 1 | 2 | 3 | 4 | 5 | 6}`
  /** Minute of the day. */
  | `at-${number}`;

const GERMAN_DAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const ENGLISH_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const TURKISH_DAYS = ['pazartesi', 'salı', 'çarşamba', 'perşembe', 'cuma', 'cumartesi', 'pazar'];

const DAYTIMES = ['früh', 'morgen', 'vormittag', 'mittag', 'nachmittag', 'abend'];
/** Phrases with an abbreviated weekday; 'so' alone may be just a filler. */
const SHORT_DAYS: readonly (readonly string[])[] = [
  ...['mo', 'di', 'mi', 'do', 'fr', 'sa'].map((short) => [`am ${short}`, `${short} geöffnet`]),
  ['am so', 'so geöffnet', 'so offen', 'sonn und feiertags', 'sonn und feiertage', 'an sonn und feiertagen'],
];

/** The plural of a Turkish day, which means that day of each week: 'pazarları', 'salıları'. */
const plural = (day: string): string => (/[aıou](?!.*[eiöü])/.test(day) ? 'ları' : 'leri');

/** All phrases for a weekday, with or without 'open'. */
function daySayings(day: number): string {
  const [german = '', english = '', turkish = ''] = [GERMAN_DAYS[day], ENGLISH_DAYS[day], TURKISH_DAYS[day]];
  const germanDays = day === 5 ? [german, 'sonnabend'] : [german];
  const sayings = [
    ...germanDays.flatMap((name) => [name, `${name}s`, `am ${name}`, `jeden ${name}`]),
    ...[english, `${english}s`].flatMap((name) => [name, `on ${name}`, `on a ${name}`, `every ${name}`]),
    ...germanDays.flatMap((name) =>
      DAYTIMES.flatMap((time) => [
        `${name}${time}`,
        `am ${name}${time}`,
        `${name} ${time}`,
        `am ${name} ${time}`,
      ]),
    ),
    ...germanDays.flatMap((name) => [`an ${name}en`, `${name}söffnung`, `mit ${name}söffnung`]),
    ...(SHORT_DAYS[day] ?? []),
    ...[turkish, `${turkish} günü`, `${turkish} günleri`, `${turkish}${plural(turkish)}`],
  ];
  const opened = sayings.flatMap((saying) => [
    `${saying} geöffnet`,
    `${saying} offen`,
    `${saying} offene`,
    `${saying} offener`,
    `${saying} offenes`,
    `${saying} geöffnete`,
    `${saying} geöffneter`,
    `${saying} geöffnetes`,
    `${saying} auf`,
    `${saying} aufhat`,
    `${saying} auf hat`,
    `${saying} offen hat`,
    `${saying} geöffnet hat`,
    `geöffnet ${saying}`,
    `offen ${saying}`,
    `open ${saying}`,
    `opened ${saying}`,
    `${saying} open`,
    `${saying} açık`,
    `${saying} açık olan`,
  ]);
  return [...sayings, ...opened].join(',');
}

/**
 * Phrases for a day with a time of day ('heute Mittag', 'morgen früh'); only the day counts, except for
 * tonight.
 */
const withDaytimes = (day: string): string =>
  DAYTIMES.filter((time) => day !== 'heute' || time !== 'abend')
    .map((time) => `${day} ${time}`)
    .join(', ');

const hours = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A phrase with and without 'open'. */
const orOpen = (saying: string): string[] =>
  ['', ' geöffnet', ' offen', ' auf', ' open']
    .map((open) => `${saying}${open}`)
    .concat(`offen ${saying}`, `geöffnet ${saying}`, `open ${saying}`);

/** Phrases for opening late: 'bis 22 Uhr', 'open until 10pm'. */
const lateHours = [
  ...[...hours(20, 24), ...hours(0, 4)].flatMap((hour) =>
    ['bis', 'bis nach', 'nach', 'um', 'ab'].map((word) => `${word} ${hour} uhr`),
  ),
  ...hours(8, 11).flatMap((hour) =>
    ['until', 'till', 'after', 'at'].flatMap((word) => [`${word} ${hour}pm`, `${word} ${hour} pm`]),
  ),
  ...'bis mitternacht, nach mitternacht, until midnight, after midnight, gece yarısına kadar'.split(', '),
].flatMap(orOpen);

/** Phrases for opening early: 'ab 7 Uhr', 'at 6 am'. */
const earlyHours = hours(4, 8)
  .flatMap((hour) => [
    ...['ab', 'um', 'vor', 'schon ab', 'schon um'].map((word) => `${word} ${hour} uhr`),
    ...['from', 'at', 'before'].flatMap((word) => [`${word} ${hour}am`, `${word} ${hour} am`]),
  ])
  .flatMap(orOpen);

/** A business that opens on Sundays is probably open on holidays, about which sources say nothing. */
const HOLIDAYS =
  'feiertag, feiertags, feiertage, am feiertag, an feiertagen, feiertags geöffnet, feiertags offen, am feiertag geöffnet, am feiertag offen, an feiertagen geöffnet, an feiertagen offen, holiday, holidays, on holidays, on a holiday, public holiday, public holidays, on public holidays, bank holiday, on bank holidays, open on holidays, open on public holidays, open on bank holidays, resmi tatil, resmi tatilde, tatil günü, tatil günü açık, tatil günleri, tatil günleri açık, bayramda açık, bayramda';

const days = Object.fromEntries(GERMAN_DAYS.map((_, day) => [`day-${day}`, daySayings(day)])) as Record<
  TimeMeaning,
  string
>;

export const times = new PhraseTable<TimeMeaning>({
  ...days,
  'day-6': `${days['day-6']}, ${HOLIDAYS}`,
  now: 'jetzt, um diese uhrzeit, um diese zeit, zu dieser uhrzeit, zu dieser zeit, at this hour, at this time, bu saatte, jetzt geöffnet, jetzt offen, jetzt auf, gerade geöffnet, gerade offen, aktuell geöffnet, momentan geöffnet, derzeit geöffnet, noch offen, noch geöffnet, geöffnet, offen, sofort geöffnet, aufhat, aufhaben, auf hat, auf haben, offen hat, offen haben, geöffnet hat, geöffnet haben, noch auf, noch aufhat, noch offen hat, gerade auf, open now, now open, now, open right now, right now, currently open, still open, open at the moment, open, şimdi, şimdi açık, şu an, şu an açık, şu anda açık, şuan açık, hala açık, açık, açık olan, şimdi açık olan',
  today: `heute, ${withDaytimes('heute')}, heute geöffnet, heute offen, heute noch, heute noch geöffnet, heute noch offen, open today, today, bugün, bugün açık`,
  tonight:
    'heute abend, heute nacht, heute nacht geöffnet, heute nacht offen, heute abend geöffnet, heute abend offen, heut abend, tonight, open tonight, this evening, open this evening, bu akşam, bu akşam açık, bu gece, akşam açık',
  tomorrow: `morgen, ${withDaytimes('morgen')}, morgen geöffnet, morgen offen, tomorrow, tomorrow morning, open tomorrow, yarın, yarın sabah, yarın açık`,
  always:
    '24h, 24 h, 24 std, 24 stunden, 24 stunden geöffnet, 24 stunden offen, rund um die uhr, rund um die uhr geöffnet, 24/7, 24 7, tag und nacht, nachts, nachts geöffnet, nachts offen, in der nacht, 24 hours, 24 hour, open 24 hours, open 24h, 24h geöffnet, 24h offen, around the clock, all night, open all night, at night, open at night, 24 saat, 24 saat açık, gece açık, gece, geceleri açık, 7/24, 7 24, 7 24 açık',
  late: `${lateHours.join(', ')}, abends, abends geöffnet, abends offen, spät geöffnet, lange geöffnet, lange offen, am abend, nach feierabend, open late, late, late night, in the evening, evenings, akşamları, akşamları açık, geç saate kadar açık`,
  early: `${earlyHours.join(', ')}, frühmorgens, früh geöffnet, morgens geöffnet, am morgen geöffnet, open early, early morning, sabah erken açık, sabah erken`,
  weekend:
    'am wochenende, wochenende, am wochenende geöffnet, am wochenende offen, wochenends, weekend, weekends, on weekends, on the weekend, at the weekend, at weekends, open on weekends, hafta sonu, hafta sonu açık, haftasonu, haftasonu açık',
});
