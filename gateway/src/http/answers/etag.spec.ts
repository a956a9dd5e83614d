import { entityTag, matchesTag } from './etag.js';

describe('entity tags', () => {
  const tag = entityTag(Buffer.from('page'));

  it('differ if the bodies differ, and only then', () => {
    expect(entityTag(Buffer.from('page'))).toBe(tag);
    expect(entityTag(Buffer.from('Page'))).not.toBe(tag);
  });

  it.each([
    ['the tag itself', tag, true],
    ['a list with the tag', `"x", ${tag}`, true],
    ['its weak form', `W/${tag}`, true],
    ['any', '*', true],
    ['another tag', '"x"', false],
    ['nothing', undefined, false],
  ])('are compared correctly with %s', (_case, header, expected) => {
    expect(matchesTag(header, tag)).toBe(expected);
  });
});
