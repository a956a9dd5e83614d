import { help } from '../../texts/default/pages/help.js';
import { findAnswers } from './find-answers.js';
import { stepsAfter } from './next-steps.js';

const answers = findAnswers(help.groups, '').flatMap(({ entries }) => entries.map(({ id }) => id));

it('gives every answer a separate anchor', () => {
  expect(new Set(answers).size).toBe(answers.length);
  expect(answers).toContain('eintragen-4');
});

it('keeps the anchor of an answer that was searched for', () => {
  const [group] = findAnswers(help.groups, 'bestätigung kommt');
  expect(group?.entries.map(({ id }) => id)).toEqual(['eintragen-3']);
});

it('offers links from most answers, at most to two pages', () => {
  const counts = answers.map((id) => stepsAfter(id).length);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(answers.length / 2);
  expect(Math.max(...counts)).toBe(2);
});
