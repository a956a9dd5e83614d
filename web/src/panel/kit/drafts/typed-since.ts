/** The fields of a draft that were changed after it was sent. */
export const typedSince = <Draft extends object>(sent: Draft, newest: Draft): Partial<Draft> =>
  Object.fromEntries(
    (Object.keys(newest) as (keyof Draft)[])
      .filter((field) => JSON.stringify(newest[field]) !== JSON.stringify(sent[field]))
      .map((field) => [field, newest[field]]),
  ) as Partial<Draft>;
