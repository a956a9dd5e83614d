const format = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the Turkish way of writing. */
export const panelTime = (instant: string): string => format.format(new Date(instant));

export const PanelTime = ({ instant }: { readonly instant: string }) => (
  <time dateTime={instant}>{panelTime(instant)}</time>
);
