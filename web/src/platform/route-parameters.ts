import { MAX_TEXT_LENGTH, PAGING } from '@gewerk/contracts/limits';

/** Thrown for an invalid parameter of a page's URL; `parameter` names it. */
export class InvalidParameter extends Error {
  override readonly name = 'InvalidParameter';

  constructor(readonly parameter: string) {
    super(`${parameter} is invalid`);
  }
}

const PLAIN_PAGE = /^[1-9][0-9]{0,4}$/;
// eslint-disable-next-line no-control-regex -- control characters are exactly what has to be refused
const CONTROL = /[\u0000-\u001f\u007f]/;
/**
 * Maximum length of a part of a path that is looked up; longer parts are invalid, and shorter ones that are
 * unknown result in a 404.
 */
const MAX_PART_LENGTH = 4_096;

function single(search: URLSearchParams, name: string): string | null {
  const values = search.getAll(name);
  if (values.length > 1) throw new InvalidParameter(name);
  return values[0] ?? null;
}

/**
 * A text parameter of the query; defaults to ''. Throws {@link InvalidParameter} if it is repeated, too long or
 * contains control characters.
 */
export function textParameter(search: URLSearchParams, name: string): string {
  const value = (single(search, name) ?? '').trim();
  if (value.length > MAX_TEXT_LENGTH || CONTROL.test(value)) throw new InvalidParameter(name);
  return value;
}

/**
 * The page number, counted from 1. Throws {@link InvalidParameter} if `page × pageSize` exceeds the maximum depth
 * of lists.
 */
export function pageParameter(search: URLSearchParams, pageSize: number): number {
  const value = single(search, 'page');
  if (value === null) return 1;
  const page = PLAIN_PAGE.test(value) ? Number(value) : 0;
  if (page < 1 || page * pageSize > PAGING.maxDepth) throw new InvalidParameter('page');
  return page;
}

/** A query parameter that must be one of the allowed values; defaults to the first. */
export function choiceParameter<T extends string>(
  search: URLSearchParams,
  name: string,
  allowed: readonly [T, ...T[]],
): T {
  const value = single(search, name);
  if (value === null) return allowed[0];
  const choice = allowed.find((candidate) => candidate === value);
  if (choice === undefined) throw new InvalidParameter(name);
  return choice;
}

export function flagParameter(search: URLSearchParams, name: string): boolean {
  const value = single(search, name);
  if (value !== null && value !== 'true') throw new InvalidParameter(name);
  return value === 'true';
}

/**
 * A part of the path, decoded. Throws {@link InvalidParameter} if it is blank, too long or contains control
 * characters.
 */
export function pathParameter(
  value: string | undefined,
  name: string,
  maxLength: number = MAX_PART_LENGTH,
): string {
  const text = value ?? '';
  if (text.trim() === '' || text.length > maxLength || CONTROL.test(text)) throw new InvalidParameter(name);
  return text;
}

/** Whether every part of a path is valid percent-encoded UTF-8. */
export function isDecodable(pathname: string): boolean {
  try {
    // Use the result, since the bundler drops a call whose only effect is that it may throw.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}

export interface AddressInput {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export type AddressReader<T> = (input: AddressInput) => T;
