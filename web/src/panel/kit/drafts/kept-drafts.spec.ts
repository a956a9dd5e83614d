import { dropAllDrafts, dropDraft, drafts, keepDraft, keptDraft } from './kept-drafts.js';

/** Since jsdom is not a secure context, the stored data is not encrypted, as over plain HTTP. */
const NAME = 'gewerk.panel-draft';
let accounts = 0;

/** Simulates a newly opened page: opening the drafts with another key reads them again. */
const openPage = () => drafts.open(`${(accounts += 1)}`);

describe('drafts of the panel', () => {
  beforeEach(async () => {
    sessionStorage.clear();
    await openPage();
  });

  it('are kept separately, each until it is dropped', async () => {
    keepDraft('business a', { name: 'A' });
    keepDraft('business b', { name: 'B' });
    dropDraft('business a');
    await openPage();
    expect([keptDraft('business a'), keptDraft('business b')]).toEqual([undefined, { name: 'B' }]);
  });

  it('are limited to the newest, and leave other data untouched', async () => {
    sessionStorage.setItem('other', 'x');
    const now = jest.spyOn(Date, 'now');
    for (let at = 1; at <= 32; at += 1) {
      now.mockReturnValue(at);
      keepDraft(`settings ${at}`, at);
    }
    now.mockRestore();
    await openPage();
    expect([1, 2, 3, 32].map((at) => keptDraft(`settings ${at}`))).toEqual([undefined, undefined, 3, 32]);
    dropAllDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  it.each(['{', 'null', '{"place":"site","value":1}'])(
    'that are damaged (%s) are treated as missing',
    async (kept) => {
      sessionStorage.setItem(NAME, kept);
      await openPage();
      expect(keptDraft('site')).toBeUndefined();
      keepDraft('site', 1);
      expect(keptDraft('site')).toBe(1);
    },
  );

  it('in memory are dropped when another account opens the page', async () => {
    keepDraft('site', 1);
    sessionStorage.clear();
    await openPage();
    expect(keptDraft('site')).toBeUndefined();
  });
});
