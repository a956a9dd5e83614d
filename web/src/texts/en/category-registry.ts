import type { CategoryTexts } from '../text-types.js';

const shops: CategoryTexts = {
  name: 'Retail',
  tint: 'indigo',
};

const food: CategoryTexts = {
  name: 'Restaurants',
  tint: 'brick',
};

const health: CategoryTexts = {
  name: 'Healthcare',
  tint: 'moss',
};

export const categoryRegistry: Readonly<Record<string, CategoryTexts>> = {
  'kfz-werkstatt': {
    name: 'Car repair',
    tint: 'petrol',
  },
  handwerker: {
    name: 'Trades',
    tint: 'ochre',
  },
  dienstleister: {
    name: 'Service providers',
    tint: 'plum',
  },
  'technische-dienste': {
    name: 'Technical services',
    tint: 'steel',
  },
  restaurant: food,
  'hair-salon': {
    name: 'Hair salons',
    tint: 'rose',
  },
  retail: shops,
  services: {
    name: 'Services',
    tint: 'steel',
  },
  healthcare: health,
  handel: shops,
  gastronomie: { ...food, name: 'Food and drink' },
  gesundheit: health,
  bildung: {
    name: 'Education',
    tint: 'ochre',
  },
  immobilien: {
    name: 'Real estate',
    tint: 'plum',
  },
  transport: {
    name: 'Transport & logistics',
    tint: 'petrol',
  },
  sonstiges: {
    name: 'Other',
    tint: 'grey',
  },
};
