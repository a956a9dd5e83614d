import { FORM_PATHS, FORM_TOKEN_PATH, RETRY, type FieldFault, type FormName } from '@gewerk/contracts';
import { fetchJson } from '../../app/api/fetch-json.js';

/** A form that was not taken. `status` is 0 where no answer came. */
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

interface FormToken {
  readonly token: string;
  readonly earliest: string;
}

/** An opened form: its token, and the key under which it is stored once however often it is sent. */
export interface OpenedForm {
  readonly form: FormName;
  readonly key: string;
  token: Promise<FormToken>;
}

const SERVER_FAULT = 500;

/** Opens a form: from now on the time runs that a person takes to fill it in. */
export function openForm(form: FormName): OpenedForm {
  const opened = { form, key: crypto.randomUUID(), token: askToken(form) };
  // Whether the token came is looked at when it is needed.
  opened.token.catch(() => undefined);
  return opened;
}

/**
 * Sends a form, once more where no answer or a server's fault came, or its token was refused: under the same key, so
 * that it is stored once. Fails with {@link FormRefused}.
 */
export async function sendForm(opened: OpenedForm, content: object): Promise<{ readonly id: string }> {
  try {
    return await attempt(opened, content);
  } catch (error) {
    if (!(error instanceof FormRefused) || !isWorthAnother(error)) throw error;
    opened.token = askToken(opened.form);
    await pause(RETRY.delay);
    return attempt(opened, content);
  }
}

async function attempt(opened: OpenedForm, content: object): Promise<{ readonly id: string }> {
  let response: Response;
  try {
    const { token, earliest } = await opened.token;
    await pause(Date.parse(earliest) - Date.now());
    response = await fetch(FORM_PATHS[opened.form], {
      method: 'POST',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': opened.key,
      },
      body: JSON.stringify({ ...content, form_token: token }),
    });
  } catch (error) {
    throw new FormRefused(0, [], { cause: error });
  }
  if (!response.ok) throw new FormRefused(response.status, await faultsOf(response));
  return (await response.json()) as { readonly id: string };
}

const isWorthAnother = ({ status, faults }: FormRefused): boolean =>
  status === 0 || status >= SERVER_FAULT || faults.some(({ field }) => field === 'form_token');

async function askToken(form: FormName): Promise<FormToken> {
  return (await fetchJson(FORM_TOKEN_PATH, { form })) as FormToken;
}

/** What a refusal has against each field; nothing where it does not say. */
export async function faultsOf(response: Response): Promise<readonly FieldFault[]> {
  try {
    const problem = (await response.json()) as { readonly errors?: readonly FieldFault[] };
    return problem.errors ?? [];
  } catch {
    // Not a problem document, as from a proxy: the status alone tells.
    return [];
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
