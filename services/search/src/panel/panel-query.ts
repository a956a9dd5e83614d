import { gradesOf, GewerkError } from '@gewerk/contracts';
import type { findPanelBusinesses, PanelFilter, ParsedInputOf } from '@gewerk/contracts/bus';
import { citySlug } from '@gewerk/text';
import { dayNumber, panelSortField } from '../document/panel-fields.js';
import { oneOf } from '../engine/conditions.js';
import type { EngineQuery } from '../engine/engine-query.js';
import type { ServingIndex } from '../engine/serving-index.js';
import type { PanelReading } from './read-panel-search.js';

export type PanelInput = ParsedInputOf<typeof findPanelBusinesses>;

/**
 * The conditions of a filter, except its search text. Fails with `unavailable` for fields that an older index does
 * not have.
 */
export function panelConditions(filter: PanelFilter, index: Pick<ServingIndex, 'has'>): string[] {
  const { category, type, country, date, city, changedSince, source, website, photos } = filter;
  if (changedSince && !index.has('changedDay')) {
    throw new GewerkError('unavailable', 'Dates of changes are being indexed; try again in a few minutes.');
  }
  if ((source ?? filter.run) && !index.has('createdBy')) {
    throw new GewerkError('unavailable', 'Sources and runs are being indexed; try again in a few minutes.');
  }
  if ((website ?? photos) && !index.has('websiteGrade')) {
    throw new GewerkError('unavailable', 'Website checks are being indexed; try again in a few minutes.');
  }
  return [
    ...equals('category', category),
    ...equals('type', type),
    ...equals('country', country?.toUpperCase()),
    ...equals('day', date),
    ...equals('citySlug', city && citySlug(city)),
    ...(changedSince ? [`changedDay >= ${dayNumber(changedSince)}`] : []),
    ...equals('source', source),
    ...ofRun(filter),
    ...(website ? [oneOf('websiteGrade', gradesOf(website))] : []),
    ...equals('photoOutcome', photos),
  ];
}

function ofRun({ run, runPart }: PanelFilter): string[] {
  const created = equals('createdBy', run);
  const changed = equals('changedBy', run);
  if (runPart === 'new') return created;
  if (runPart === 'changed') return changed;
  return run ? [`(${[...created, ...changed].join(' OR ')})`] : [];
}

/** The query for a page of the panel's list, for one reading of its search text. Every word must match. */
export function panelQuery(
  input: PanelInput,
  reading: PanelReading,
  conditions: readonly string[],
): EngineQuery {
  const filter = [...conditions, ...reading.conditions];
  return {
    q: reading.words,
    limit: input.limit,
    offset: (input.page - 1) * input.limit,
    attributesToRetrieve: ['card'],
    matchingStrategy: 'all',
    ...(filter.length > 0 ? { filter } : {}),
    ...(input.sortBy ? { sort: [`${panelSortField[input.sortBy]}:${input.sortOrder}`] } : {}),
  };
}

const equals = (field: string, value: string | undefined): string[] => (value ? [oneOf(field, [value])] : []);
