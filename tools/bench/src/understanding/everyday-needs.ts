/**
 * Household problems and wishes for a trade: things, and words that people use about them, in German, English
 * and Turkish.
 */
interface Everyday {
  /** The trades that help. */
  trades: string;
  de: Sayings;
  en: Sayings;
  tr: Sayings;
}

/** Things, and words that fit each of them. */
type Sayings = readonly [things: string, said: string];

const EVERYDAY: readonly Everyday[] = [
  {
    trades: 'sanitaer',
    de: ['Waschbecken, Abfluss in der Küche, Dusche', 'ist verstopft, läuft nicht ab'],
    en: ['kitchen drain, toilet, shower', 'is blocked, is clogged again'],
    tr: ['lavabo, tuvalet, mutfak gideri', 'tıkandı, taşıyor'],
  },
  {
    trades: 'sanitaer',
    de: ['Wasserhahn, Rohr im Keller, Spülkasten', 'tropft, ist undicht'],
    en: ['bathroom tap, pipe under the sink', 'is leaking, drips all night'],
    tr: ['musluk, banyodaki boru', 'damlatıyor, su kaçırıyor'],
  },
  {
    trades: 'heizung-klima, sanitaer',
    de: ['Heizung, Heizkörper im Wohnzimmer, Therme', 'wird nicht warm, ist ausgefallen'],
    en: ['heating, boiler, radiator in the bedroom', 'stopped working, stays cold'],
    tr: ['kombi, kalorifer', 'ısıtmıyor, arıza verdi'],
  },
  {
    trades: 'elektriker',
    de: ['Steckdose, Lichtschalter, Sicherung', 'ist kaputt, muss erneuert werden'],
    en: ['light switch, power socket, fuse box', 'is broken, needs replacing'],
    tr: ['priz, sigorta, lamba anahtarı', 'bozuldu, çalışmıyor'],
  },
  {
    trades: 'maler',
    de: ['Wohnzimmer, Wände im Flur, Fassade vom Haus', 'streichen lassen, neu streichen'],
    en: ['living room walls, whole apartment', 'needs painting, have it painted'],
    tr: ['salon duvarları, daire', 'boyatmak istiyorum, boyanacak'],
  },
  {
    trades: 'dachdecker',
    de: ['Dach, Dachziegel', 'ist undicht, vom Sturm beschädigt'],
    en: ['roof, roof tiles', 'is leaking, damaged by storm'],
    tr: ['çatı', 'akıyor, onarılacak'],
  },
  {
    trades: 'tischler, glaserei, metallbau, moebel, schluesseldienst',
    de: ['Zimmertür, Holztür', 'klemmt, schließt nicht mehr'],
    en: ['wooden door', 'is stuck, does not close'],
    tr: ['ahşap kapı', 'kapanmıyor'],
  },
  {
    trades: 'glaserei',
    de: ['Fensterscheibe, Glasscheibe', 'ist zerbrochen, hat einen Riss'],
    en: ['window pane, window glass', 'is broken, cracked'],
    tr: ['pencere camı', 'kırıldı, çatladı'],
  },
  {
    trades: 'bodenleger, fliesenleger',
    de: ['Laminat, Parkett', 'verlegen lassen, muss abgeschliffen werden'],
    en: ['laminate floor, parquet', 'to be laid, needs sanding'],
    tr: ['parke, laminat', 'döşetmek istiyorum'],
  },
  {
    trades: 'garten-landschaftsbau',
    de: ['Hecke, Baum im Garten', 'schneiden lassen, ist zu groß'],
    en: ['garden hedge, tree', 'needs trimming, must be cut'],
    tr: ['bahçedeki ağaç, çit bitkisi', 'budanacak, kesilecek'],
  },
  {
    trades: 'kfz-werkstatt, autoelektrik',
    de: ['Bremsen, Motor vom Auto, Auto', 'machen Geräusche, springt nicht an, braucht Inspektion'],
    en: ['my car, car engine', 'does not start, makes a noise, needs a service'],
    tr: ['arabam, motor', 'çalışmıyor, ses yapıyor'],
  },
  {
    trades: 'reifenservice, kfz-werkstatt',
    de: ['Winterreifen, Reifen', 'wechseln lassen, aufziehen'],
    en: ['winter tyres, car tyres', 'to be changed, need balancing'],
    tr: ['kış lastikleri, lastik', 'değiştirmek, taktırmak'],
  },
  {
    trades: 'karosserie-lackiererei',
    de: ['Stoßstange, Kotflügel', 'ist zerkratzt, hat eine Delle'],
    en: ['car door, bumper', 'is scratched, has a dent'],
    tr: ['tampon, çamurluk', 'çizildi, göçük'],
  },
  {
    trades: 'fahrradwerkstatt',
    de: ['Fahrrad, Fahrradkette, Fahrradbremse', 'ist kaputt, reparieren lassen'],
    en: ['bicycle, bike brakes', 'is broken, needs a repair'],
    tr: ['bisiklet', 'bozuldu, tamir'],
  },
  {
    trades: 'zahnarzt',
    de: ['Zahn, Backenzahn, Plombe', 'tut weh, ist abgebrochen'],
    en: ['tooth, filling', 'hurts, fell out'],
    tr: ['dişim, dolgu', 'ağrıyor, düştü'],
  },
  {
    trades: 'arzt, apotheke, therapie, krankenhaus',
    de: ['Halsschmerzen, Bauchschmerzen, Ohrenschmerzen', 'seit gestern, und Fieber'],
    en: ['sore throat, stomach ache, fever', 'since yesterday, and a cough'],
    tr: ['boğaz ağrısı, karın ağrısı', 've ateş, dünden beri'],
  },
  {
    trades: 'therapie, arzt',
    de: ['Rückenschmerzen, Nacken', 'verspannt, massieren lassen'],
    en: ['back pain, stiff neck', 'needs a massage'],
    tr: ['bel ağrısı, boyun tutulması', 'için masaj'],
  },
  {
    trades: 'tierarzt',
    de: ['Hund, Katze, Kaninchen', 'ist krank, impfen lassen, frisst nicht'],
    en: ['my dog, my cat', 'is sick, needs a vaccination, wont eat'],
    tr: ['köpeğim, kedim', 'hasta, aşı olacak'],
  },
  {
    trades: 'optiker',
    de: ['Brille, Brillenglas', 'ist zerbrochen, neue Gläser'],
    en: ['glasses, contact lenses', 'broken frame, new ones'],
    tr: ['gözlük, lens', 'kırıldı, yeni'],
  },
  {
    trades: 'friseur',
    de: ['Haare, Bart', 'schneiden lassen, färben'],
    en: ['hair, beard', 'cut, needs a trim'],
    tr: ['saç, sakal', 'kestirmek, boyatmak'],
  },
  {
    trades: 'kosmetik',
    de: ['Nägel, Augenbrauen', 'machen lassen, zupfen lassen'],
    en: ['nails, eyebrows', 'done, waxing'],
    tr: ['tırnak, kaş', 'yaptırmak, aldırmak'],
  },
  {
    trades: 'handy-reparatur',
    de: ['Handy, Smartphone, Handydisplay', 'ist gesprungen, lädt nicht mehr'],
    en: ['phone screen, smartphone', 'is cracked, wont charge'],
    tr: ['telefon ekranı, cep telefonu', 'kırıldı, şarj olmuyor'],
  },
  {
    trades: 'computer-it',
    de: ['Laptop, Computer', 'startet nicht, hat einen Virus'],
    en: ['laptop, computer', 'is very slow, does not boot'],
    tr: ['bilgisayar, laptop', 'açılmıyor, virüs girdi'],
  },
  {
    trades: 'haushaltsgeraete',
    de: ['Waschmaschine, Spülmaschine, Kühlschrank', 'pumpt nicht ab, ist defekt'],
    en: ['washing machine, dishwasher, fridge', 'is broken, does not drain'],
    tr: ['çamaşır makinesi, bulaşık makinesi, buzdolabı', 'bozuldu, çalışmıyor'],
  },
  {
    trades: 'schluesseldienst',
    de: ['Schlüssel, Haustürschlüssel', 'verloren, abgebrochen im Schloss'],
    en: ['house key, door key', 'lost, broke in the lock'],
    tr: ['anahtar, kapı anahtarı', 'kayboldu, kilidin içinde kırıldı'],
  },
  {
    trades: 'umzug, spedition',
    de: ['Umzug, Möbel', 'in eine andere Wohnung, transportieren lassen'],
    en: ['furniture, piano', 'moving to a new flat, needs moving'],
    tr: ['ev eşyası, mobilya', 'taşınacak, nakliye'],
  },
  {
    trades: 'reinigung, waescherei',
    de: ['Teppich, Büro, Treppenhaus', 'reinigen lassen, putzen lassen'],
    en: ['office, carpet', 'needs cleaning, deep clean'],
    tr: ['halı, ofis', 'temizliği, temizletmek'],
  },
  {
    trades: 'schneiderei, waescherei',
    de: ['Hose, Kleid, Reißverschluss', 'kürzen lassen, ändern lassen'],
    en: ['trousers, dress', 'needs shortening, to be altered'],
    tr: ['pantolon, elbise', 'kısaltmak, daraltmak'],
  },
  {
    trades: 'schuhmacher',
    de: ['Absatz vom Schuh, Schuhsohle', 'ist abgebrochen, löst sich'],
    en: ['shoe heel, shoe sole', 'came off, is worn out'],
    tr: ['ayakkabı topuğu, ayakkabı tabanı', 'kırıldı, açıldı'],
  },
  {
    trades: 'steuerberater',
    de: ['Steuererklärung, Lohnsteuer', 'machen lassen, Hilfe'],
    en: ['tax return, income tax', 'help, to be filed'],
    tr: ['vergi beyannamesi', 'verilecek, yardım'],
  },
  {
    trades: 'rechtsanwalt',
    de: ['Scheidung, Ärger mit dem Vermieter', 'wer berät mich, Hilfe'],
    en: ['divorce, trouble with my landlord', 'legal advice, help'],
    tr: ['boşanma, kira davası', 'için avukat, danışmak'],
  },
  {
    trades: 'entsorgung, second-hand, umzug',
    de: ['Sperrmüll, alte Möbel, Bauschutt', 'abholen lassen, entsorgen'],
    en: ['bulky waste, rubble', 'pick up, get rid of'],
    tr: ['moloz, hurda', 'attırmak, toplatmak'],
  },
  {
    trades: 'blumen',
    de: ['Blumenstrauß, Brautstrauß', 'bestellen, zum Geburtstag'],
    en: ['bunch of flowers, bridal bouquet', 'order, for a wedding'],
    tr: ['çiçek buketi, gelin çiçeği', 'sipariş, göndermek'],
  },
  {
    trades: 'baeckerei, cafe, catering',
    de: ['Hochzeitstorte, Geburtstagstorte, frische Brötchen', 'bestellen, kaufen'],
    en: ['wedding cake, birthday cake', 'order, to buy'],
    tr: ['düğün pastası, yaş pasta', 'sipariş, yaptırmak'],
  },
  {
    trades: 'taxi',
    de: ['Fahrt zum Flughafen, Fahrer', 'heute Nacht, bestellen'],
    en: ['cab, ride to the airport', 'order, tonight'],
    tr: ['havaalanına taksi', 'çağırmak'],
  },
];

const listed = (text: string): string[] => text.split(', ');

/**
 * Everyday needs for many trades in three languages, each with the keys of the trades that help. They are not
 * used to create any data.
 */
export const everydayNeeds: readonly (readonly [text: string, ...tradeKeys: string[]])[] = EVERYDAY.flatMap(
  ({ trades, de, en, tr }) =>
    [de, en, tr].flatMap(([things, said]) =>
      listed(things).flatMap((thing) =>
        listed(said).map((what) => [`${thing} ${what}`, ...listed(trades)] as const),
      ),
    ),
);
