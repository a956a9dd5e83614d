import { circleAround } from '../../places/regions.js';
import type { Reading } from '../reader/reading.js';
import type { ReadQuestion } from './read-question.js';

/** The search with its place as the requested circle; a radius around a place without a position is dropped. */
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

/** The visitor's own circle, at most as wide as stated in the text: 'im Umkreis von 5 km' with a position. */
export function withRadiusOf<I extends { around?: string | undefined; radius?: number | undefined }>(
  { place, radiusKm }: Reading,
  input: I,
): I {
  if (!input.around || place !== null || radiusKm === undefined) return input;
  return { ...input, radius: Math.min(Math.ceil(radiusKm), input.radius ?? Infinity) };
}
