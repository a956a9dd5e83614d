/** Redirects tab. */
export const redirects = { title: 'Domain 301', none: 'Henüz yönlendirme yok' } as const;
