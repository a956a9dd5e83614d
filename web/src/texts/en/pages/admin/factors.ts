import type { PageTexts } from '../../../catalogue-types.js';

export const factors: PageTexts['admin']['factors'] = {
  gate: {
    title: 'Code of the app',
    code: 'Code of the app',
    codeHint: 'The six digits that your app shows now.',
    recovery: 'Recovery code',
    recoveryHint: 'One of the codes that you have kept; each is good once.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the code of the app',
    submit: 'Confirm and log in',
    wrong: 'The code is wrong or was used before. Wait for the next one of the app and enter it.',
    wrongRecovery: 'This recovery code is wrong or was used before.',
    tooLate: 'This login took too long. Enter your password again.',
    back: 'Start again',
  },
  totp: {
    title: 'Login in two steps',
    off: 'Off. Once you set up an app for codes, a login asks for its code after the password.',
    on: 'On. A login asks for the code of your app after the password.',
    left: (count) => {
      if (count === 0) return 'No recovery code is left; make new ones.';
      const codes = count === 1 ? 'One recovery code is left' : `${count} recovery codes are left`;
      return `${codes}. They log you in where the app is lost.`;
    },
    loadFailed: 'Could not load whether logins have two steps.',
    setUp: 'Set up an app',
    replace: 'Set up another app',
    renew: 'New recovery codes',
    remove: 'Turn off',
    password: 'Present password',
    passwordHint: 'Enter your password once more, for safety. Your other sessions end.',
    goOn: 'Continue',
    cancel: 'Cancel',
    wrongPassword: 'The present password is wrong.',
    failed: (message) => `That failed: ${message}`,
    scan: 'Scan this square with your app for codes (Aegis, Google Authenticator, 1Password …).',
    qr: 'QR code for the app',
    secret: 'If you cannot scan it, type this key into the app:',
    code: 'Code that the app shows',
    confirm: 'Turn on',
    wrongCode:
      "This is not the code that the app shows now. Check the device's clock and enter the new code.",
    isOn: 'Login in two steps is on',
    renewed: 'New recovery codes made',
    isOff: 'Login in two steps is off',
    othersEnded: 'Your other sessions have ended.',
  },
  codes: {
    title: 'Recovery codes',
    text: 'These codes are shown only now. Keep them in a safe place: where the app is lost, each logs you in once. Earlier codes are no longer valid.',
    save: 'Save as a file',
    done: 'I have kept them',
  },
  reset: {
    action: 'Remove second factor',
    actionOf: (name) => `${name}: remove second factor`,
    title: 'Remove the second factor?',
    text: (name) =>
      `App, recovery codes and passkeys of ${name} are no longer valid; until they are set up again the password is enough. The sessions end, and a mail tells. Do this only if this person asks for it.`,
    cancel: 'Cancel',
    done: 'Second factor removed',
    failed: 'That failed',
  },
};
