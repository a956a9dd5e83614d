interface Whole {
  isNamed: RegExp;
  /** Maps the trade that deals with a part of other things to the trade that deals with the same part of this whole. */
  trades: Readonly<Record<string, string>>;
}

const WHOLES: readonly Whole[] = [
  {
    isNamed:
      /\b(?:motorrad\w*|motorroller\w*|vespa|mofas?|mopeds?|harley|motorbikes?|motorcycles?|(?<!e )(?<!electric )scooter|motosiklet\w*)\b/,
    trades: { 'kfz-werkstatt': 'motorradwerkstatt', fahrradwerkstatt: 'motorradwerkstatt' },
  },
  {
    isNamed:
      /\b(?:fahrr(?:ad|ader)\w*|rennrad|lastenrad|mountainbike|e ?bikes?|e ?scooters?|electric scooters?|elektroroller\w*|bicycles?|bisiklet\w*)\b/,
    trades: { 'kfz-werkstatt': 'fahrradwerkstatt', reifenservice: 'fahrradwerkstatt' },
  },
  {
    isNamed: /\b(?:handys?|smartphones?|iphones?|ipads?|tablets?|phone|telefonum\w*|telefonun|tabletim\w*)\b/,
    trades: { glaserei: 'handy-reparatur' },
  },
  {
    isNamed: /\b(?:aus holz|wooden|timber|ahsap)\b/,
    trades: { bauunternehmen: 'tischler' },
  },
];

/** Adapts trades to the whole that a part belongs to: the exhaust of a Vespa, the glass of a tablet. */
export function byWhole(words: readonly string[], tradeKeys: readonly string[]): string[] {
  const text = words.join(' ');
  const named = WHOLES.filter(({ isNamed }) => isNamed.test(text));
  return [...new Set(tradeKeys.map((key) => named.reduce((done, { trades }) => trades[done] ?? done, key)))];
}
