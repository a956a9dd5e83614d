import { readBox } from '@gewerk/contracts';
import { SEARCH_FILTER } from '@gewerk/contracts/limits';
import {
  choiceParameter,
  flagParameter,
  InvalidParameter,
  textParameter,
} from '../../platform/route-parameters.js';

/** The filters of a search as in the URL; '' and false if not set. */
export interface Filters {
  readonly openNow: boolean;
  readonly minRating: '' | (typeof SEARCH_FILTER.minRatings)[number];
  /** A place, a postal code, or the visitor's own position as coordinates. */
  readonly around: string;
  /** Radius around `around` in kilometres; '' if there is none. */
  readonly radius: string;
  readonly hasWebsite: boolean;
  readonly hasPhone: boolean;
  /** The business opens on this day, at any time. */
  readonly openOn: '' | (typeof SEARCH_FILTER.openDays)[number];
  /** The business is open around the clock. */
  readonly openAlways: boolean;
  /** A rectangle of the map: west, south, east and north in degrees. */
  readonly box: string;
}

export const noFilters: Filters = {
  openNow: false,
  minRating: '',
  around: '',
  radius: '',
  hasWebsite: false,
  hasPhone: false,
  openOn: '',
  openAlways: false,
  box: '',
};

const PLAIN_RADIUS = /^[1-9][0-9]{0,2}$/;

/** Reads the filters in a URL's query. Throws `InvalidParameter` if one is invalid. */
export function readFilters(search: URLSearchParams): Filters {
  const around = textParameter(search, 'around');
  const radius = textParameter(search, 'radius') || String(SEARCH_FILTER.radius);
  if (!PLAIN_RADIUS.test(radius) || Number(radius) > SEARCH_FILTER.maxRadius)
    throw new InvalidParameter('radius');
  return {
    openNow: flagParameter(search, 'openNow'),
    minRating: choiceParameter(search, 'minRating', ['', ...SEARCH_FILTER.minRatings]),
    around,
    // A form without JavaScript sends the radius even if there is no place.
    radius: around === '' ? '' : radius,
    hasWebsite: flagParameter(search, 'hasWebsite'),
    hasPhone: flagParameter(search, 'hasPhone'),
    openOn: choiceParameter(search, 'openOn', ['', ...SEARCH_FILTER.openDays]),
    openAlways: flagParameter(search, 'openAlways'),
    box: boxParameter(search),
  };
}

function boxParameter(search: URLSearchParams): string {
  const box = textParameter(search, 'box');
  if (box !== '' && readBox(box) === null) throw new InvalidParameter('box');
  return box;
}

/** The filters as query parameters, for a URL or an API call; '' for filters that are not set. */
export const filterParameters = (filters: Filters) => ({
  openNow: flagText(filters.openNow),
  minRating: filters.minRating,
  around: filters.around,
  radius: filters.around === '' ? '' : filters.radius || String(SEARCH_FILTER.radius),
  hasWebsite: flagText(filters.hasWebsite),
  hasPhone: flagText(filters.hasPhone),
  openOn: filters.openOn,
  openAlways: flagText(filters.openAlways),
  box: filters.box,
});

const flagText = (isOn: boolean): 'true' | '' => (isOn ? 'true' : '');

/** The number of active filters; place and radius count as one. */
export function filterCount(filters: Filters): number {
  const { radius: _radius, ...others } = filterParameters(filters);
  return Object.values(others).filter((value) => value !== '').length;
}

const COORDINATES = /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/;

/** Whether the centre of a circle is given as coordinates instead of the name of a place. */
export const isPosition = (around: string): boolean => COORDINATES.test(around);

/**
 * Decimal places of a visitor's position: precise to about a hundred metres, which is just enough for distances.
 */
const POSITION_DIGITS = 3;

/** A position in the form of `around`. */
export const positionText = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude.toFixed(POSITION_DIGITS)},${longitude.toFixed(POSITION_DIGITS)}`;
