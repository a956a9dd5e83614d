import { localized } from './app-context.js';

describe('a path in a language', () => {
  it.each([
    ['/admin', '/admin?lang=de'],
    ['/admin?tab=inbox', '/admin?tab=inbox&lang=de'],
    ['/admin#import', '/admin?lang=de#import'],
    ['/admin?tab=inbox#mails-title', '/admin?tab=inbox&lang=de#mails-title'],
  ])('%s names the language before the fragment', (path, named) => {
    expect(localized(path, 'de')).toBe(named);
    expect(localized(path, null)).toBe(path);
  });
});
