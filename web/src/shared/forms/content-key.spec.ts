import { ContentKey } from './content-key.js';

it('the key stays the same for the same content, and changes for other content or once renewed', () => {
  const key = new ContentKey();
  const first = key.of({ message: 'Guten Tag' });
  expect(key.of({ message: 'Guten Tag' })).toBe(first);
  const second = key.of({ message: 'Guten Abend' });
  expect(second).not.toBe(first);
  key.renew();
  expect(key.of({ message: 'Guten Abend' })).not.toBe(second);
});
