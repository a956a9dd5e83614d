import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { type LoginOutcome, logInByPasskey } from './panel-session.js';

/** Loaded when a passkey is created or used. */
const webAuthn = () => import('@simplewebauthn/browser');

const ADDRESS = /^[\d.]+$|^\[/;

/**
 * Whether this browser can use passkeys on this page: passkeys belong to host names, and require HTTPS except on
 * `localhost`.
 */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !ADDRESS.test(window.location.hostname);

/** The result of the browser's own dialog; null if the user cancels it, or if there is no passkey to choose. */
async function asked<T>(ceremony: () => Promise<T>): Promise<T | null> {
  try {
    return await ceremony();
  } catch (error) {
    if (
      error instanceof Error &&
      ['NotAllowedError', 'InvalidStateError', 'AbortError'].includes(error.name)
    ) {
      return null;
    }
    throw error;
  }
}

/** Logs in with a passkey that the user chooses in the browser; null if none is chosen. */
export async function chooseAndLogIn(): Promise<LoginOutcome | null> {
  const { path, method } = panelRoutes.passkeyOptions;
  const response = await fetch(path, { method });
  if (!response.ok) return { kind: 'failed', status: response.status, message: `${response.status}` };
  const { options }: AnswerOf<typeof panelRoutes.passkeyOptions> = await response.json();
  const { startAuthentication } = await webAuthn();
  const answer = await asked(() => startAuthentication({ optionsJSON: JSON.parse(options) }));
  if (!answer) return null;
  const { response: signed, clientExtensionResults, ...rest } = answer;
  // Convert the objects to plain ones, which can be sent as a body.
  const told = { ...rest, response: { ...signed }, clientExtensionResults: { ...clientExtensionResults } };
  return logInByPasskey({ answer: told });
}

/**
 * Makes the browser create a passkey; null if the user cancels this, or if the device already has a passkey for
 * this account.
 */
export async function makePasskey(options: string) {
  const { startRegistration } = await webAuthn();
  const answer = await asked(() => startRegistration({ optionsJSON: JSON.parse(options) }));
  if (!answer) return null;
  const { response, clientExtensionResults, ...rest } = answer;
  return { ...rest, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}
