import { circleAround } from '../../places/regions.js';
import type { Reading } from '../reader/reading.js';
import type { ReadQuestion } from './read-question.js';

/** The question with its place as the circle that the text asks for; a radius around what has no middle is left out. */
export function withReach(question: ReadQuestion): ReadQuestion {
  const { reading, location, inText } = question;
  const [place, { radiusKm }] = [location ?? inText, reading];
  if (place === null || radiusKm === undefined) return question;
  const circle = circleAround(place, radiusKm);
  if (circle === null) return { ...question, reading: withoutRadius(reading) };
  return { reading, location: location && circle, inText: inText && circle };
}

function withoutRadius(reading: Reading): Reading {
  const radius = reading.parts.filter(({ kind }) => kind === 'radius');
  const parts = reading.parts.filter((part) => !radius.includes(part));
  return { ...reading, parts, ignored: [...reading.ignored, ...radius.map(({ text }) => text)] };
}

/** The visitor's own circle, no wider than the text asks for: 'im Umkreis von 5 km' beside a position. */
export function withRadiusOf<I extends { around?: string | undefined; radius?: number | undefined }>(
  { place, radiusKm }: Reading,
  input: I,
): I {
  if (!input.around || place !== null || radiusKm === undefined) return input;
  return { ...input, radius: Math.min(Math.ceil(radiusKm), input.radius ?? Infinity) };
}
