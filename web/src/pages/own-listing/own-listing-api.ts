import type { MailLanguage } from '@gewerk/contracts';
import type { OwnChanges } from '@gewerk/contracts/bus';
import { type AnswerOf, type BodyOf, ownListingRoutes, type Route } from '@gewerk/contracts/http';
import { faultsOf, FormRefused } from '../../shared/forms/send-form.js';

/**
 * Exchanges the code of a claim for a pass. Never retried automatically, since a correct code is used up by the first
 * call.
 */
export const takePass = (businessId: string, claim: { id: string; code: string }) =>
  post(ownListingRoutes.pass, { body: { business_id: businessId, claim } });

/** Sends changes; repeated calls with the same key apply them only once. */
export const changeListing = (pass: string, key: string, body: OwnChanges) =>
  post(ownListingRoutes.change, { pass, headers: { 'idempotency-key': key }, body });

/** Chooses the language in which the monthly statistics are emailed; null for no emails. */
export const chooseStatisticsMail = (pass: string, language: MailLanguage | null) =>
  post(ownListingRoutes.statisticsMail, { pass, body: { language } });

/** Sends a picture file and returns the photo made from it. */
export const sendPhoto = (pass: string, body: File) => post(ownListingRoutes.photo, { pass, body });

interface Sent<R extends Route> {
  readonly pass?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: R extends typeof ownListingRoutes.photo ? File : BodyOf<R>;
}

/** Fails with {@link FormRefused}. */
async function post<R extends Route>(route: R, { pass, headers, body }: Sent<R>): Promise<AnswerOf<R>> {
  let response: Response;
  try {
    response = await fetch(route.path, {
      method: 'POST',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': body instanceof File ? body.type : 'application/json',
        ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
        ...headers,
      },
      body: body instanceof File ? body : JSON.stringify(body),
    });
  } catch (error) {
    throw new FormRefused(0, [], { cause: error });
  }
  if (!response.ok) throw new FormRefused(response.status, await faultsOf(response));
  const answer: AnswerOf<R> = await response.json();
  return answer;
}
