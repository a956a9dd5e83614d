import { LIST_LENGTH, type BusinessCard } from '@gewerk/contracts';

/** The popular businesses that the overview shows; none while they are not known. */
export const featuredOf = (popular: readonly BusinessCard[] | undefined): readonly BusinessCard[] =>
  popular?.slice(0, LIST_LENGTH.featuredCategories) ?? [];
