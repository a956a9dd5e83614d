import type { CategoryTexts } from '../text-types.js';

const shops: CategoryTexts = {
  name: 'Retail',
  description: 'Shops with advice on the spot: from the DIY store to the specialist.',
  services: ['Advice', 'Spare parts', 'Collection', 'Delivery', 'Exchange', 'Orders'],
  tint: 'indigo',
};

const food: CategoryTexts = {
  name: 'Restaurants',
  description: 'Inns, restaurants, cafés and snack bars near you.',
  services: ['Lunch', 'Dinner', 'Delivery', 'Takeaway', 'Celebrations', 'Breakfast'],
  tint: 'brick',
};

const health: CategoryTexts = {
  name: 'Healthcare',
  description: 'Practices, pharmacies and health services with address and consulting hours.',
  services: ['Doctors', 'Dentists', 'Physiotherapy', 'Pharmacies', 'Opticians', 'Care'],
  tint: 'moss',
};

export const categoryRegistry: Readonly<Record<string, CategoryTexts>> = {
  'kfz-werkstatt': {
    name: 'Car repair',
    description: 'Service, repair and inspection: workshops for cars, vans and motorcycles.',
    services: ['Inspection', 'Repair', 'Oil change', 'Tyres', 'Brakes', 'Preparing for the MOT'],
    tint: 'petrol',
  },
  handwerker: {
    name: 'Trades',
    description: 'From the roof to the drain: firms that build, fit out and repair.',
    services: ['Plumbing and heating', 'Electrics', 'Painting', 'Joinery', 'Roofing', 'Tiling'],
    tint: 'ochre',
  },
  dienstleister: {
    name: 'Service providers',
    description: 'Firms that take work off your hands: at home, at the office and on the road.',
    services: ['Cleaning', 'Moving', 'Locksmith', 'Gardening', 'Consulting', 'Repair'],
    tint: 'plum',
  },
  'technische-dienste': {
    name: 'Technical services',
    description: 'Maintenance, testing and repair of appliances, plant and building technology.',
    services: ['Home appliances', 'Computers and phones', 'Cooling', 'Lifts', 'Testing', 'Maintenance'],
    tint: 'steel',
  },
  restaurant: food,
  'hair-salon': {
    name: 'Hair salons',
    description: 'Hairdressers and barbers: cut, colour and care, with or without an appointment.',
    services: ['Haircut', 'Colouring', 'Styling', 'Beard care', 'Children’s cuts', 'Wedding hair'],
    tint: 'rose',
  },
  retail: shops,
  services: {
    name: 'Services',
    description: 'Repair and service of every kind: who helps when something stops working.',
    services: ['Repair', 'Maintenance', 'Installation', 'Emergency service', 'Pick-up', 'Quotes'],
    tint: 'steel',
  },
  healthcare: health,
  handel: shops,
  gastronomie: { ...food, name: 'Food and drink' },
  gesundheit: health,
  bildung: {
    name: 'Education',
    description: 'Schools, courses and lessons: where to learn what you need tomorrow.',
    services: ['Tutoring', 'Language courses', 'Music lessons', 'Driving school', 'Childcare', 'Training'],
    tint: 'ochre',
  },
  immobilien: {
    name: 'Real estate',
    description: 'Agents, property managers and surveyors for houses and flats.',
    services: ['Letting', 'Sales', 'Property management', 'Valuation'],
    tint: 'plum',
  },
  transport: {
    name: 'Transport & logistics',
    description: 'Moving, freight and rides: who gets things or people where they are going.',
    services: ['Moving', 'Courier', 'Freight', 'Taxi', 'Storage'],
    tint: 'petrol',
  },
  sonstiges: {
    name: 'Other',
    description: 'Businesses that fit none of the other categories.',
    services: [],
    tint: 'grey',
  },
};
