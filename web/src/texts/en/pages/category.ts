import { FALLBACK } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import type { CategoryAbout } from '../../text-types.js';
import { english } from '../../number-format.js';

const shops: CategoryAbout = {
  description: 'Shops with advice on the spot: from the DIY store to the specialist.',
  services: ['Advice', 'Spare parts', 'Collection', 'Delivery', 'Exchange', 'Orders'],
};

const food: CategoryAbout = {
  description: 'Inns, restaurants, cafés and snack bars near you.',
  services: ['Lunch', 'Dinner', 'Delivery', 'Takeaway', 'Celebrations', 'Breakfast'],
};

const health: CategoryAbout = {
  description: 'Medical practices, pharmacies and health services with address and consultation hours.',
  services: ['Doctors', 'Dentists', 'Physiotherapy', 'Pharmacies', 'Opticians', 'Care'],
};

const about: Readonly<Record<string, CategoryAbout>> = {
  'kfz-werkstatt': {
    description: 'Service, repair and inspection: workshops for cars, vans and motorcycles.',
    services: ['Inspection', 'Repair', 'Oil change', 'Tyres', 'Brakes', 'MOT preparation'],
  },
  handwerker: {
    description: 'From the roof to the drain: firms that build, fit out and repair.',
    services: ['Plumbing and heating', 'Electrics', 'Painting', 'Joinery', 'Roofing', 'Tiling'],
  },
  dienstleister: {
    description: 'Firms that take work off your hands: at home, at the office and on the road.',
    services: ['Cleaning', 'Moving', 'Locksmith', 'Gardening', 'Consulting', 'Repair'],
  },
  'technische-dienste': {
    description: 'Maintenance, testing and repair of appliances, machinery and building services.',
    services: ['Home appliances', 'Computers and phones', 'Cooling', 'Lifts', 'Testing', 'Maintenance'],
  },
  restaurant: food,
  'hair-salon': {
    description: 'Hairdressers and barbers: cut, colour and care, with or without an appointment.',
    services: ['Haircut', 'Colouring', 'Styling', 'Beard care', 'Children’s cuts', 'Wedding hair'],
  },
  retail: shops,
  services: {
    description: 'Repairs and services of every kind: help when something stops working.',
    services: ['Repair', 'Maintenance', 'Installation', 'Emergency service', 'Pick-up', 'Quotes'],
  },
  healthcare: health,
  handel: shops,
  gastronomie: food,
  gesundheit: health,
  bildung: {
    description: 'Schools, courses and lessons: where to learn what you need tomorrow.',
    services: ['Tutoring', 'Language courses', 'Music lessons', 'Driving school', 'Childcare', 'Training'],
  },
  immobilien: {
    description: 'Estate agents, property managers and surveyors for houses and flats.',
    services: ['Letting', 'Sales', 'Property management', 'Valuation'],
  },
  transport: {
    description: 'Moving, freight and rides: firms that get things and people where they are going.',
    services: ['Moving', 'Courier', 'Freight', 'Taxi', 'Storage'],
  },
  sonstiges: {
    description: 'Businesses that fit none of the other categories.',
    services: [],
  },
};

export const category: PageTexts['category'] = {
  lang: 'en',
  title: (name) => `${name}: businesses and addresses`,
  total: 'Businesses',
  cities: 'Cities',
  cityCount: (count) => english(count ?? FALLBACK.cityCount),
  rating: 'Avg. rating',
  averageRating: (rating) => rating ?? FALLBACK.averageRating,
  noRating: '–',
  support: '24/7 support',
  supportLabel: 'Available online',
  services: 'Services',
  sort: 'Sort by',
  sorts: { rating: 'Rating', name: 'Name', city: 'City', reviews: 'Number of reviews' },
  apply: 'Sort',
  count: (total) => (total === 1 ? '1 business' : `${english(total)} businesses`),
  list: 'Businesses',
  loading: 'Loading businesses ...',
  cardCategory: 'Service provider',
  cardNew: 'New',
  cardReviews: (count) => (count === 1 ? '1 review' : `${english(count)} reviews`),
  failedLang: 'en',
  failed: 'The data could not be loaded',
  failedCategory: (name) => `Category: ${name}`,
  reload: 'Reload page',
  none: 'No businesses found',
  noneHint: 'There are no businesses in this category at the moment.',
  others: 'See other categories',
  about,
};
