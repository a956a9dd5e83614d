import { shell as turkish } from '../../../texts/default/pages/admin/shell.js';
import { shell as german } from '../../../texts/de/pages/admin/shell.js';
import { shell as english } from '../../../texts/en/pages/admin/shell.js';
import { faults } from '../../../texts/en/pages/admin/faults.js';
import { loginFault } from './login-fault.js';

it.each([
  [turkish, '2 dakika sonra', 'başkası', 'tarayıcıda hemen'],
  [german, '2 Minuten', 'jemand anderem', 'sofort in einem Browser'],
  [english, '2 minutes', 'somebody else', 'at once in a browser'],
])(
  'a login blocked by others’ wrong passwords shows for how long, and how to log in at once',
  ({ gate }, ...said) => {
    const text = loginFault({ kind: 'wait', seconds: 61 }, gate, faults);
    for (const part of said) expect(text).toContain(part);
  },
);
