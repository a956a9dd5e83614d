import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { type LoginOutcome, logInByPasskey } from './panel-session.js';

/** Loaded when a passkey is made or used. */
const webAuthn = () => import('@simplewebauthn/browser');

const ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser can use passkeys on this page: they belong to names, and need https but for `localhost`. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !ADDRESS.test(window.location.hostname);

/** What someone does with the browser's own dialog; null if they cancel it, or have no passkey to choose. */
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

/** Logs in by a passkey that someone chooses in the browser; null if they choose none. */
export async function chooseAndLogIn(): Promise<LoginOutcome | null> {
  const { path, method } = panelRoutes.passkeyOptions;
  const response = await fetch(path, { method });
  if (!response.ok) return { kind: 'failed', status: response.status, message: `${response.status}` };
  const { options }: AnswerOf<typeof panelRoutes.passkeyOptions> = await response.json();
  const { startAuthentication } = await webAuthn();
  const answer = await asked(() => startAuthentication({ optionsJSON: JSON.parse(options) }));
  if (!answer) return null;
  const { response: signed, clientExtensionResults, ...rest } = answer;
  // As plain objects, which are what a body is made of.
  const told = { ...rest, response: { ...signed }, clientExtensionResults: { ...clientExtensionResults } };
  return logInByPasskey({ answer: told });
}

/** Has the browser make a passkey; null where someone cancels it, or has one for this account on the device. */
export async function makePasskey(options: string) {
  const { startRegistration } = await webAuthn();
  const answer = await asked(() => startRegistration({ optionsJSON: JSON.parse(options) }));
  if (!answer) return null;
  const { response, clientExtensionResults, ...rest } = answer;
  return { ...rest, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}
