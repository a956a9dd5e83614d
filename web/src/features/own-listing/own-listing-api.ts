import {
  type changeOwnListing,
  type MailLanguage,
  type OutputOf,
  type OwnChanges,
  OWN_LISTING_PATHS,
  type OwnListingPass,
  type UsageMail,
} from '@gewerk/contracts';
import { faultsOf, FormRefused } from '../forms/send-form.js';

/** Exchanges the code of a claim for a pass. Never sent again by itself: a right code is used up. */
export const takePass = (businessId: string, claim: { id: string; code: string }): Promise<OwnListingPass> =>
  post(OWN_LISTING_PATHS.pass, { body: JSON.stringify({ business_id: businessId, claim }) });

/** Sends changes; with the same key they are taken once. */
export const changeListing = (
  pass: string,
  key: string,
  changes: OwnChanges,
): Promise<OutputOf<typeof changeOwnListing>> =>
  post(OWN_LISTING_PATHS.change, {
    pass,
    headers: { 'idempotency-key': key },
    body: JSON.stringify(changes),
  });

/** Chooses the language of the monthly figures by mail, null for none. */
export const chooseUsageMail = (pass: string, language: MailLanguage | null): Promise<UsageMail> =>
  post(OWN_LISTING_PATHS.usageMail, { pass, body: JSON.stringify({ language }) });

/** Sends a picture file and answers the photo that was made of it. */
export const sendPhoto = (pass: string, file: File): Promise<{ readonly photo: string }> =>
  post(OWN_LISTING_PATHS.photo, { pass, type: file.type, body: file });

interface Sent {
  readonly pass?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: BodyInit;
}

/** Fails with {@link FormRefused}. */
async function post<T>(path: string, { pass, type = 'application/json', headers, body }: Sent): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': type,
        ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
        ...headers,
      },
      body,
    });
  } catch (error) {
    throw new FormRefused(0, [], { cause: error });
  }
  if (response.ok) return (await response.json()) as T;
  throw new FormRefused(response.status, await faultsOf(response));
}
