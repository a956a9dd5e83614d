import type { CategoryTexts } from '../text-types.js';

const shops: CategoryTexts = {
  name: 'Perakende',
  tint: 'indigo',
};

const food: CategoryTexts = {
  name: 'Restoranlar',
  tint: 'brick',
};

const health: CategoryTexts = {
  name: 'Sağlık',
  tint: 'moss',
};

export const categoryRegistry: Readonly<Record<string, CategoryTexts>> = {
  'kfz-werkstatt': {
    name: 'Oto servis',
    tint: 'petrol',
  },
  handwerker: {
    name: 'Ustalar',
    tint: 'ochre',
  },
  dienstleister: {
    name: 'Hizmet işletmeleri',
    tint: 'plum',
  },
  'technische-dienste': {
    name: 'Teknik hizmetler',
    tint: 'steel',
  },
  restaurant: food,
  'hair-salon': {
    name: 'Kuaförler',
    tint: 'rose',
  },
  retail: shops,
  services: {
    name: 'Hizmetler',
    tint: 'steel',
  },
  healthcare: health,
  handel: { ...shops, name: 'Ticaret' },
  gastronomie: { ...food, name: 'Yeme içme' },
  gesundheit: health,
  bildung: {
    name: 'Eğitim',
    tint: 'ochre',
  },
  immobilien: {
    name: 'Emlak',
    tint: 'plum',
  },
  transport: {
    name: 'Taşımacılık ve lojistik',
    tint: 'petrol',
  },
  sonstiges: {
    name: 'Diğer',
    tint: 'grey',
  },
};
