import { foldLoose } from '@gewerk/text';

/** Makes of machines and parts, by the trade that people who name them need; comma-separated. */
export const makes: Readonly<Record<string, string>> = {
  'computer-it': 'Lenovo, ThinkPad, Asus, Acer',
  dachdecker: 'Velux',
  fahrradwerkstatt: 'Shimano',
  fernsehtechnik: 'Xbox, Nintendo, Sonos, Grundig, Panasonic',
  'handy-reparatur': 'Huawei',
  haushaltsgeraete: 'Dyson, Jura, DeLonghi, Saeco, KitchenAid, Gorenje, Thermomix',
  'heizung-klima': 'Buderus, Junkers',
  'maschinen-geraete': 'Stihl, Husqvarna, Kärcher, Makita, Hilti',
  motorradwerkstatt: 'Yamaha, Kawasaki, Ducati, Harley Davidson, Piaggio',
  'sanitaer-klempner': 'Grohe, Hansgrohe, Geberit',
};

const tradeKeys = new Map(
  Object.entries(makes).flatMap(([tradeKey, list]) =>
    list.split(', ').map((make) => [foldLoose(make), tradeKey] as const),
  ),
);

/** The key of the trade that people need for the make that a folded text names; undefined if it names none. */
export const tradeOfMake = (folded: string): string | undefined => tradeKeys.get(folded);
