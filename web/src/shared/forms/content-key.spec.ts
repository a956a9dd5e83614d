import { ContentKey } from './content-key.js';

it('is the same for content that is sent again, and another for other content or once it is stored', () => {
  const key = new ContentKey();
  const first = key.of({ message: 'Guten Tag' });
  expect(key.of({ message: 'Guten Tag' })).toBe(first);
  const second = key.of({ message: 'Guten Abend' });
  expect(second).not.toBe(first);
  key.renew();
  expect(key.of({ message: 'Guten Abend' })).not.toBe(second);
});
