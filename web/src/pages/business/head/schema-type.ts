/** schema.org type of a trade, by the directory's label. */
const byLabel: Readonly<Record<string, string>> = {
  'KFZ-Werkstatt': 'AutoRepair',
  'Karosserie & Lack': 'AutoBodyShop',
  Autohändler: 'AutoDealer',
  Reifenservice: 'TireShop',
  Autoteile: 'AutoPartsStore',
  'TÜV-Prüfstelle': 'AutomotiveBusiness',
  Autowäsche: 'AutoWash',
  Autoglas: 'AutoRepair',
  Autoelektrik: 'AutoRepair',
  Motorradwerkstatt: 'MotorcycleRepair',
  Fahrradwerkstatt: 'BikeStore',
  Tankstelle: 'GasStation',
  Autovermietung: 'AutoRental',
  'Sanitär & Klempner': 'Plumber',
  'Heizung & Klima': 'HVACBusiness',
  Elektriker: 'Electrician',
  'Maler & Lackierer': 'HousePainter',
  Dachdecker: 'RoofingContractor',
  Schlüsseldienst: 'Locksmith',
  Umzugsunternehmen: 'MovingCompany',
  Friseur: 'HairSalon',
  'Kosmetik & Nagelstudio': 'BeautySalon',
  Arztpraxis: 'Physician',
  Zahnarzt: 'Dentist',
  Apotheke: 'Pharmacy',
  'Optiker & Hörakustik': 'Optician',
  Restaurant: 'Restaurant',
  'Imbiss & Schnellrestaurant': 'FastFoodRestaurant',
  Pizzeria: 'Restaurant',
  'Café & Eisdiele': 'CafeOrCoffeeShop',
  'Bar & Kneipe': 'BarOrPub',
  'Bäckerei & Konditorei': 'Bakery',
  'Supermarkt & Lebensmittel': 'GroceryStore',
  'Wäscherei & Textilreinigung': 'DryCleaningOrLaundry',
  Steuerberater: 'AccountingService',
  'Rechtsanwalt & Notar': 'LegalService',
  Immobilienmakler: 'RealEstateAgent',
  Reisebüro: 'TravelAgency',
  'Hotel & Unterkunft': 'LodgingBusiness',
  'Baumarkt & Eisenwaren': 'HardwareStore',
  'Mode & Bekleidung': 'ClothingStore',
  Schuhgeschäft: 'ShoeStore',
  'Möbel & Küchen': 'FurnitureStore',
  'Blumen & Floristik': 'Florist',
  'Bücher & Schreibwaren': 'BookStore',
  'Tierbedarf & Tierpflege': 'PetStore',
};

/** schema.org type of a category, for labels that are not in {@link byLabel}. */
const bySlug: Readonly<Record<string, string>> = {
  'kfz-werkstatt': 'AutoRepair',
  restaurant: 'FoodEstablishment',
  'hair-salon': 'HairSalon',
  retail: 'Store',
  healthcare: 'MedicalBusiness',
  handwerker: 'HomeAndConstructionBusiness',
};

/** The schema.org type for the label, otherwise for one of the categories, otherwise `LocalBusiness`. */
export function schemaType(label: string | null, slugs: readonly string[]): string {
  if (label !== null && Object.hasOwn(byLabel, label)) return byLabel[label] ?? 'LocalBusiness';
  const slug = slugs.find((candidate) => Object.hasOwn(bySlug, candidate));
  return (slug && bySlug[slug]) || 'LocalBusiness';
}

export const schemaTypes: readonly string[] = [
  ...new Set([...Object.values(byLabel), ...Object.values(bySlug), 'LocalBusiness']),
];
