import type { HandClaimTexts } from './default.js';

export const handClaims: HandClaimTexts = {
  title: 'Codes by letter or phone',
  intro:
    'Owners whose listing has no email address ask for a code by letter or phone. Write only to the address in the listing, and call only its number.',
  ways: { letter: 'Letter', phone: 'Call' },
  states: { waiting: 'Waiting', issued: 'Code issued', used: 'Code used' },
  make: 'Create the code',
  again: 'Create a new code',
  once: 'The code is shown only now. A new code replaces it.',
  call: (phone) => `Call ${phone} and read out:`,
  reference: 'Reference',
  code: 'Code',
  until: 'Valid until',
  print: 'Print the letter',
  dismiss: 'Close the request',
};
