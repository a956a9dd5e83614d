import type { OutputOf, suggest } from '@gewerk/contracts/bus';
import { SUGGESTIONS } from '@gewerk/contracts/limits';
import { foldLoose } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import { Atlas } from '../../places/atlas.js';
import { CityDirectory } from '../../places/city-directory.js';
import { PlaceResolver } from '../../places/place.resolver.js';
import { citiesElsewhere, citiesLike } from './read-suggested.js';

type Suggested = NonNullable<OutputOf<typeof suggest>['places']>[number];

const POSTAL_CODE = /^(?:d[- ]?)?(\d{2,5})$/i;
const SHORTEST = 3;
/** This many listed cities come before the largest ones without a business: 'Wie' may become Wien. */
const LISTED_FIRST = 4;

/** Suggestions for a place field: listed cities, postal codes, districts, then other places. */
@Injectable()
export class PlaceSuggestions {
  constructor(
    private readonly directory: CityDirectory,
    private readonly places: PlaceResolver,
    private readonly atlas: Atlas,
  ) {}

  of(text: string): Suggested[] {
    const digits = POSTAL_CODE.exec(text.trim())?.[1];
    const found = digits === undefined ? this.named(text) : this.codes(digits);
    const first = new Map<string, Suggested>();
    for (const place of found) if (!first.has(place.location)) first.set(place.location, place);
    return [...first.values()].slice(0, SUGGESTIONS.places);
  }

  private codes(digits: string): Suggested[] {
    const codes = this.atlas.postalCodesFrom(digits, SUGGESTIONS.places).map(({ code, place }) => ({
      ...uncounted(code),
      detail: place,
    }));
    const isElsewhere = codes.length === 0 && (this.places.resolve(digits)?.latitude ?? null) !== null;
    return isElsewhere ? [uncounted(digits)] : codes;
  }

  private named(text: string): Suggested[] {
    const folded = foldLoose(text);
    const { cities } = this.directory;
    const begun = cities.suggested(folded, SUGGESTIONS.places);
    const meant = cities.named(this.places.named(folded)?.foldedName ?? '');
    const listed = [...begun, ...meant].map(({ name, businessCount }) => ({
      ...uncounted(name),
      businessCount,
    }));
    const others = [
      ...this.atlas.regionsBegunBy(text, SUGGESTIONS.places),
      ...this.atlas.districtsBegunBy(text, SUGGESTIONS.places),
      ...this.resolved(text),
      ...(folded.length < SHORTEST ? [] : this.atlas.like(text, SUGGESTIONS.places)),
    ];
    const unlisted = citiesElsewhere(text, cities, this.atlas).map(uncounted);
    if (listed.length + unlisted.length > 0) {
      const [first, later] = [listed.slice(0, LISTED_FIRST), listed.slice(LISTED_FIRST)];
      return [...first, ...unlisted, ...later, ...others.map(uncounted)];
    }
    const misspelt = citiesLike(text, cities, this.atlas, SUGGESTIONS.places).map(
      ({ name, businessCount }) => ({
        ...uncounted(name),
        businessCount,
      }),
    );
    return [...misspelt, ...others.map(uncounted)];
  }

  private resolved(text: string): string[] {
    const place = this.places.resolve(text);
    return place ? [place.label] : [];
  }
}

const uncounted = (location: string): Suggested => ({ location, detail: '', businessCount: null });
