import type { BusinessCard } from '@gewerk/contracts';
import { useCallback, useState } from 'react';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { BoneText } from '../../ui/cards/card-skeletons.js';
import type { SearchAnswer } from '../../shared/search/search-businesses.js';
import type { CategoryInCityAddress } from './category-in-city-address.js';
import { surroundingsQuery } from './get-surroundings.js';

/** Sample figures for the text that sets the size of the skeleton: few texts are longer. */
const SOME = 100;
const RATING = 4.5;

interface CityTextProps {
  readonly address: CategoryInCityAddress;
  /** Name of the category. */
  readonly name: string;
  /** Undefined while unknown. */
  readonly answer: SearchAnswer | undefined;
  /** The directory's number of businesses of the category in the city; null while unknown. */
  readonly counted: number | null;
}

/** Describes the category in the city; unknown figures and zeros are not mentioned. */
export function CityText({ address: { slug, city }, name, answer, counted }: CityTextProps) {
  const { api } = useApp();
  const labels = usePageTexts('category-in-city');
  const { data, isPending, fetchStatus } = useApiQuery({
    ...surroundingsQuery(api, slug, city, counted ?? 0),
    enabled: counted !== null,
  });
  // The text takes at least the height of its skeleton, so that nothing below it moves up.
  const [minHeight, setMinHeight] = useState<number>();
  const measure = useCallback((skeleton: HTMLElement | null) => {
    if (skeleton) setMinHeight(skeleton.offsetHeight);
  }, []);
  // While the browser is offline, the text appears without the figures.
  if (!answer || (isPending && fetchStatus !== 'paused')) {
    const similar = [labels.text(name, city, SOME), labels.openNow(SOME), labels.saturday(SOME)];
    return (
      <p key="skeleton" className="city-text" ref={measure}>
        <BoneText>{[...similar, labels.average(RATING)].join(' ')}</BoneText>
      </p>
    );
  }
  const { total, businesses } = answer;
  const average = businesses.length === total ? averageOf(businesses) : null;
  const sentences = [
    labels.text(name, city, total),
    data && data.openNow > 0 ? labels.openNow(data.openNow) : '',
    data && data.openOnSaturday > 0 ? labels.saturday(data.openOnSaturday) : '',
    average === null ? '' : labels.average(average),
    average === null && data && data.wellRated > 0 ? labels.wellRated(data.wellRated) : '',
  ];
  return (
    <p className="city-text" style={{ minHeight }}>
      {total === 0 ? labels.none(name, city) : sentences.filter((sentence) => sentence !== '').join(' ')}
    </p>
  );
}

/** The mean rating, from 1 to 5; null if no business is rated. */
function averageOf(businesses: readonly BusinessCard[]): number | null {
  const ratings = businesses.flatMap(({ rating }) => (rating === null ? [] : [Number(rating)]));
  return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
