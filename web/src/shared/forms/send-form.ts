import type { FieldFault } from '@gewerk/contracts';
import { type AnswerOf, formRoutes, type FormName, visitorRoutes } from '@gewerk/contracts/http';
import { FORM_GUARD, RETRY } from '@gewerk/contracts/limits';
import { callRoute } from '../../platform/api/fetch-json.js';

/** A form that was refused. `status` is 0 if there was no response. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';

  constructor(
    readonly status: number,
    readonly faults: readonly FieldFault[] = [],
    options: ErrorOptions = {},
  ) {
    super(`${status}: ${faults.map(({ field, message }) => `${field}: ${message}`).join('; ')}`, options);
  }
}

type FormToken = AnswerOf<typeof visitorRoutes.formToken>;
type StoredForm = AnswerOf<(typeof formRoutes)[FormName]>;

/** A form that has been opened, with its token. */
export interface OpenedForm {
  readonly form: FormName;
  token: Promise<FormToken>;
}

const SERVER_FAULT = 500;

/** Opens a form; the time needed to fill it in is measured from this call. */
export function openForm(form: FormName): OpenedForm {
  return { form, token: askToken(form) };
}

/**
 * Sends a form. After no response, a server error or a refused token, sends it again with the same idempotency key.
 * Fails with {@link FormRefused}.
 */
export async function sendForm(opened: OpenedForm, key: string, content: object): Promise<StoredForm> {
  try {
    return await attempt(opened, key, content);
  } catch (error) {
    if (!(error instanceof FormRefused) || !isWorthAnother(error)) throw error;
    opened.token = askToken(opened.form);
    // A token may be refused because it was sent too soon: this device's clock may be ahead of the server's.
    await pause(isAboutToken(error) ? FORM_GUARD.minimumAge + RETRY.delay : RETRY.delay);
    return attempt(opened, key, content);
  }
}

async function attempt(opened: OpenedForm, key: string, content: object): Promise<StoredForm> {
  let response: Response;
  try {
    const { token, earliest } = await opened.token;
    // If this device's clock is behind, the form would otherwise also wait for the difference between the clocks.
    await pause(Math.min(Date.parse(earliest) - Date.now(), FORM_GUARD.minimumAge));
    const { path, method } = formRoutes[opened.form];
    response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ ...content, form_token: token }),
    });
  } catch (error) {
    throw new FormRefused(0, [], { cause: error });
  }
  if (!response.ok) throw new FormRefused(response.status, await faultsOf(response));
  const stored: StoredForm = await response.json();
  return stored;
}

const isAboutToken = ({ faults }: FormRefused): boolean => faults.some(({ field }) => field === 'form_token');

const isWorthAnother = (refused: FormRefused): boolean =>
  refused.status === 0 || refused.status >= SERVER_FAULT || isAboutToken(refused);

function askToken(form: FormName): Promise<FormToken> {
  const token = callRoute(visitorRoutes.formToken, {}, { form });
  // Ignore a failure here: it is handled when the token is needed.
  token.catch(() => undefined);
  return token;
}

/** The errors of the fields; empty if the response contains none. */
export async function faultsOf(response: Response): Promise<readonly FieldFault[]> {
  try {
    const problem: { readonly errors?: readonly FieldFault[] } = await response.json();
    return problem.errors ?? [];
  } catch {
    // Not a problem document, for example from a proxy: only the status is known.
    return [];
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
