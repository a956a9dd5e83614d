import type { BusinessForm } from '@gewerk/contracts';

export const filledWeek: BusinessForm['hours'] = {
  monday: [
    [480, 720],
    [780, 1080],
  ],
  tuesday: [[0, 1440]],
  wednesday: [[1200, 1560]],
  thursday: [],
  friday: [[510, 1020]],
  saturday: [],
  sunday: [],
  publicHolidays: [],
};

/** A form as an operator fills it in. */
export const filledForm: BusinessForm = {
  name: 'Kfz-Meisterbetrieb Lösch',
  category: 'car repair',
  type: 'Car repair shop',
  subtypes: ['Tire shop'],
  description: 'Inspektion und Reifen.',
  address: 'Lindenstraße 3',
  fullAddress: '',
  postalCode: '95444',
  city: 'Bayreuth',
  state: 'Bayern',
  countryCode: 'DE',
  latitude: 49.94,
  longitude: 11.57,
  phone: '0921 507 2010',
  email: 'chef@loesch.example',
  website: 'https://www.loesch.example/',
  rating: 4.6,
  reviewCount: 12,
  reviewsLink: '',
  photos: ['https://www.loesch.example/halle.jpg'],
  priceLevel: 2,
  businessStatus: 'OPERATIONAL',
  verified: true,
  hours: filledWeek,
};
