import { readReportFragment, reportFragment } from './report-fragment.js';

describe('the fragment of the report page', () => {
  it('names the kind of report and the listing, by its slugs or its id', () => {
    expect(readReportFragment(reportFragment('change', '/bayreuth/gr%C3%BCn'))).toEqual({
      kind: 'change',
      address: { city: 'bayreuth', slug: 'grün' },
    });
    expect(readReportFragment(reportFragment('report', '/business/abc'))).toEqual({
      kind: 'report',
      address: { id: 'abc' },
    });
    expect(readReportFragment(reportFragment('hours', '/bayreuth/a'))?.kind).toBe('hours');
  });

  it.each(['', '#main', '#change=', '#change=/bayreuth', '#delete=/a/b', '#change=/a/b c', '#change=/a/%E0'])(
    'names no report if it is %j',
    (fragment) => expect(readReportFragment(fragment)).toBeNull(),
  );
});
