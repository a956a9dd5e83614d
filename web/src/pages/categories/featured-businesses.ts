import type { BusinessCard } from '@gewerk/contracts';
import { LIST_LENGTH } from '@gewerk/contracts/limits';

export const featuredBusinesses = (popular: readonly BusinessCard[] | undefined): readonly BusinessCard[] =>
  popular?.slice(0, LIST_LENGTH.featuredCategories) ?? [];
