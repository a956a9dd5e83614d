/** Names of districts that exist in every large city. */
export const EVERYWHERE: ReadonlySet<string> = new Set(
  'mitte nord ost sud west zentrum altstadt neustadt innenstadt stadtmitte sudstadt nordstadt weststadt oststadt viertel hafen zoo list horn buch au geist hamm essen'.split(
    ' ',
  ),
);
