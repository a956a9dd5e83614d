import { foldLoose } from '@gewerk/text';
import { withoutRooms } from './rooms.js';

it.each([
  ['rats in the basement', 'rats'],
  ['Ratten im Keller', 'ratten'],
  ['Steckdose in der Küche', 'steckdose'],
  ['Steckdose in meiner Küche kaputt', 'steckdose kaputt'],
  ['mutfakta böcek', 'bocek'],
  ['Küche kaufen', 'kuche kaufen'],
  ['Keller ausräumen', 'keller ausraumen'],
  ['Riss in der Scheibe', 'riss in der scheibe'],
  ['', ''],
])('removes only the room where something is from %j', (text, left) => {
  expect(withoutRooms(foldLoose(text).split(' ')).join(' ')).toBe(left);
});
