import type { PageTexts } from '../../../catalogue-types.js';

export const factors: PageTexts['admin']['factors'] = {
  gate: {
    title: 'Code from the app',
    code: 'Code from the app',
    codeHint: 'The six digits that your app shows now.',
    recovery: 'Recovery code',
    recoveryHint: 'One of the codes that you saved; each works once.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use a code from the app',
    submit: 'Confirm and log in',
    wrong: 'The code is wrong or was used before. Wait for the next code in the app and enter it.',
    wrongRecovery: 'This recovery code is wrong or was used before.',
    tooLate: 'This login took too long. Enter your password again.',
    back: 'Start again',
    withPasskey: 'Log in with a passkey',
    noPasskey:
      'No passkey was used: you cancelled, or this device has none for this site. The password always works.',
    unknownPasskey: 'This passkey is not known here. Log in with the password and add a new one.',
  },
  totp: {
    title: 'Two-step login',
    off: 'Off. Once you set up an authenticator app, each login asks for a code after the password.',
    on: 'On. Each login asks for a code from your app after the password.',
    left: (count) => {
      if (count === 0) return 'No recovery codes are left; create new ones.';
      const codes = count === 1 ? 'One recovery code is left' : `${count} recovery codes are left`;
      return `${codes}. They let you log in if you lose the app.`;
    },
    loadFailed: 'The state of two-step login could not be loaded.',
    setUp: 'Set up an app',
    replace: 'Set up another app',
    renew: 'New recovery codes',
    remove: 'Turn off',
    password: 'Current password',
    passwordHint: 'For security, enter your password again. Your other sessions will be ended.',
    goOn: 'Continue',
    cancel: 'Cancel',
    wrongPassword: 'The current password is wrong.',
    failed: (message) => `That did not work: ${message}`,
    scan: 'Scan this code with your authenticator app (Aegis, Google Authenticator, 1Password …).',
    qr: 'QR code for the app',
    secret: 'If you cannot scan it, type this key into the app:',
    code: 'Code that the app shows',
    confirm: 'Turn on',
    wrongCode:
      "This is not the code that the app shows now. Check the device's clock and enter the new code.",
    isOn: 'Two-step login is on',
    renewed: 'New recovery codes created',
    isOff: 'Two-step login is off',
    othersEnded: 'Your other sessions have been ended.',
  },
  passkeys: {
    title: 'Your passkeys',
    intro:
      'With a passkey you log in without a password or code, by unlocking your device. Your password stays valid.',
    impossible:
      'This browser cannot use a passkey here: open the page over HTTPS at a host name, not an IP address.',
    empty: 'No passkeys yet.',
    name: 'Name of the passkey',
    createdAt: 'Added',
    lastUsedAt: 'Last used',
    never: 'Not used yet',
    actions: 'Action',
    add: 'Add a passkey',
    make: 'Create the passkey',
    added: 'Passkey added',
    notMade: 'No passkey was created: you cancelled, or this device has one already.',
    remove: 'Remove',
    removeOf: (name) => `${name}: remove the passkey`,
    removing: (name) => `${name} will be removed. Delete it in the settings of your device too.`,
    removed: 'Passkey removed',
  },
  codes: {
    title: 'Recovery codes',
    text: 'These codes are shown only now. Keep them in a safe place: if you lose the app, each lets you log in once. Earlier codes are no longer valid.',
    save: 'Save as a file',
    done: 'I have saved them',
  },
  reset: {
    action: 'Remove second factor',
    actionOf: (name) => `${name}: remove second factor`,
    title: 'Remove the second factor?',
    text: (name) =>
      `The app, recovery codes and passkeys of ${name} will no longer be valid; until they are set up again, the password is enough. ${name}’s sessions end, and an email gives notice of this. Do this only at their request.`,
    cancel: 'Cancel',
    done: 'Second factor removed',
    failed: 'That did not work',
  },
};
