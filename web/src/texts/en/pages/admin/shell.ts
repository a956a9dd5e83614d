import { PASSWORD } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../../catalogue-types.js';

export const shell: PageTexts['admin']['shell'] = {
  lang: 'en',
  title: 'Admin panel',
  description: 'The admin panel of this directory, for its operator only.',
  loading: 'Loading the panel …',
  reading: 'Loading …',
  needsScript: 'The admin panel needs JavaScript.',
  skip: 'Skip to content',
  tabsLabel: 'Sections of the panel',
  exit: 'Exit Panel',
  home: 'Back to Home',
  linksLang: 'en',
  gate: {
    title: 'Admin panel login',
    intro: 'Enter the owner’s password to continue.',
    password: 'Password',
    show: 'Show password',
    submit: 'Log in',
    wrong: 'Wrong password!',
    tooMany: (minutes) =>
      `Too many wrong attempts, perhaps by somebody else. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or at once in a browser in which you have logged in before.`,
    email: 'Email address',
    withAccount: 'Log in with an account',
    asOwner: "Log in with the owner's password",
    wrongAccount: 'The address or the password is wrong.',
    failed: (message) => `Could not log in: ${message}`,
  },
  invitation: {
    title: (name) => `Welcome to ${name}`,
    intro: 'Set a password for your account.',
    password: 'New password',
    hint: `At least ${PASSWORD.minLength}, at most ${PASSWORD.maxLength} characters.`,
    submit: 'Set password and log in',
    failed: (message) => `The password could not be set: ${message}`,
  },
  notAllowed: 'You do not have access to this section.',
  expired: {
    title: 'Your session has ended',
    text: 'What you have written is kept. Enter your password again to carry on where you were.',
  },
  mails: {
    stopped: (count, since) =>
      `No emails have been sent since ${since}; ${count === 1 ? '1 is waiting' : `${count.toLocaleString('en-GB')} are waiting`}.`,
    noServer: (count) =>
      `No mail server is configured (SMTP_URL); ${count === 1 ? '1 email is waiting' : `${count.toLocaleString('en-GB')} emails are waiting`}.`,
    show: 'Show emails',
  },
  failed: {
    title: 'Something went wrong',
    retry: 'Try again',
  },
};
