import { dropAllDrafts, dropDraft, keepDraft, keptDraft } from './kept-drafts.js';

describe('drafts of the panel', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('are kept apart, each until it is dropped', () => {
    keepDraft('business a', { name: 'A' });
    keepDraft('business b', { name: 'B' });
    dropDraft('business a');
    expect([keptDraft('business a'), keptDraft('business b')]).toEqual([undefined, { name: 'B' }]);
  });

  it('make room for newer ones, and leave what is not theirs', () => {
    sessionStorage.setItem('other', 'x');
    const now = jest.spyOn(Date, 'now');
    for (let at = 1; at <= 32; at += 1) {
      now.mockReturnValue(at);
      keepDraft(`settings ${at}`, at);
    }
    now.mockRestore();
    expect([1, 2, 3, 32].map((at) => keptDraft(`settings ${at}`))).toEqual([undefined, undefined, 3, 32]);
    dropAllDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  it.each(['{', 'null', '{"place":"site","value":1}'])('that are damaged (%s) are as none', (kept) => {
    sessionStorage.setItem('gewerk.panel-draft', kept);
    expect(keptDraft('site')).toBeUndefined();
    keepDraft('site', 1);
    expect(keptDraft('site')).toBe(1);
  });
});
