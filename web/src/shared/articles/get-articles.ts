import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.js';

const NOT_FOUND = 404;

/** The articles' cards, newest first. They are part of the build, so they never become stale. */
export const articleCardsQuery = queryOptions({
  queryKey: ['articles'],
  queryFn: async () => (await import('virtual:articles')).cards,
  staleTime: Infinity,
});

/** The ids of all articles, newest first. */
export async function articleIds(): Promise<string[]> {
  return (await import('virtual:articles')).cards.map(({ id }) => id);
}

/** An article with its text as HTML. Fails with status 404 if the article is unknown. */
export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['articles', id],
    queryFn: async () => {
      const { cards, texts } = await import('virtual:articles');
      const card = cards.find((candidate) => candidate.id === id);
      const load = Object.hasOwn(texts, id) ? texts[id] : undefined;
      if (!card || !load) throw new ApiError(NOT_FOUND, `${NOT_FOUND}: There is no article ${id}.`);
      return { card, ...(await load()).default };
    },
    staleTime: Infinity,
    retry: false,
  });
