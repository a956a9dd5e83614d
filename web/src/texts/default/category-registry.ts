import type { CategoryTexts } from '../text-types.js';

/** Names and colours of categories, by the slugs of the directory's category registry. */
export const categoryRegistry: Readonly<Record<string, CategoryTexts>> = {
  'kfz-werkstatt': {
    name: 'KFZ-Werkstatt',
    tint: 'petrol',
  },
  handwerker: {
    name: 'Handwerker',
    tint: 'ochre',
  },
  dienstleister: {
    name: 'Dienstleister',
    tint: 'plum',
  },
  'technische-dienste': {
    name: 'Technische Dienste',
    tint: 'steel',
  },
  restaurant: {
    name: 'Restaurants',
    tint: 'brick',
  },
  'hair-salon': {
    name: 'Friseursalons',
    tint: 'rose',
  },
  retail: {
    name: 'Einzelhandel',
    tint: 'indigo',
  },
  services: {
    name: 'Services',
    tint: 'steel',
  },
  healthcare: {
    name: 'Gesundheit',
    tint: 'moss',
  },
  handel: {
    name: 'Handel',
    tint: 'indigo',
  },
  gastronomie: {
    name: 'Gastronomie',
    tint: 'brick',
  },
  gesundheit: {
    name: 'Gesundheit',
    tint: 'moss',
  },
  bildung: {
    name: 'Bildung',
    tint: 'ochre',
  },
  immobilien: {
    name: 'Immobilien',
    tint: 'plum',
  },
  transport: {
    name: 'Transport & Logistik',
    tint: 'petrol',
  },
  sonstiges: {
    name: 'Sonstiges',
    tint: 'grey',
  },
};
