import { foodKinds } from './food-kinds.js';
import { healthKinds } from './health-kinds.js';
import type { Kinds } from './kind.js';
import { leisureKinds } from './leisure-kinds.js';

/**
 * Kinds of businesses that one trade contains and that visitors distinguish: someone who looks for a cinema
 * does not want a zoo. By trade and kind, the words that name it in German, English and Turkish,
 * comma-separated. A word is also found at the beginning or end of a longer one ('Kinderarztpraxis').
 */
export const kinds: Kinds = {
  ...healthKinds,
  ...leisureKinds,
  ...foodKinds,
  kosmetik: {
    nails: 'Nagelstudio, Nägel, Nageldesign, Maniküre, nail salon, nails, manicure, manikür, protez tırnak',
    tattoo: 'Tattoo, Tattoostudio, Tätowierer, Tätowierung, tattoo shop, dövme',
    piercing: 'Piercing, Piercingstudio',
    sauna: 'Sauna, Saunalandschaft, Hamam, Hammam, Dampfbad, Turkish bath',
    tanning: 'Solarium, Sonnenstudio, Sonnenbank, tanning salon, solaryum',
    feet: 'Fußpflege, Pediküre, Podologie, Podologe, pedicure, foot care, pedikür',
    hair: 'Haarentfernung, Enthaarung, Waxing, hair removal, waxing, epilasyon, ağda',
    massage: 'Massage, Massagesalon, Thaimassage, masaj',
    lashes: 'Wimpernverlängerung, Wimpern, eyelash, lashes, kirpik',
  },
  rechtsanwalt: {
    'family-law':
      'Familienrecht, Scheidung, Scheidungsanwalt, Scheidungsanwältin, family law, divorce lawyer, boşanma avukatı, aile hukuku',
    'labour-law': 'Arbeitsrecht, Arbeitsrechtler, employment law, labour law, iş hukuku, iş avukatı',
    'tenancy-law': 'Mietrecht, tenancy law, kira hukuku',
    'traffic-law': 'Verkehrsrecht, traffic law, trafik hukuku',
    'criminal-law':
      'Strafrecht, Strafverteidiger, Strafverteidigerin, criminal law, ceza hukuku, ceza avukatı',
    'inheritance-law': 'Erbrecht, inheritance law, miras hukuku, miras avukatı',
    'immigration-law':
      'Migrationsrecht, Ausländerrecht, Aufenthaltsrecht, Asylrecht, immigration law, immigration lawyer, göçmenlik hukuku',
    notary: 'Notar, Notarin, Notare, Notariat, notary, noter',
  },
  schluesseldienst: {
    locks: 'Schlüsseldienst, Schlüsselnotdienst, Schlüssel, Türöffnung, locksmith, çilingir',
    alarms: 'Alarmanlage, Alarmanlagen, Sicherheitstechnik, alarm system, alarm sistemi',
    guards: 'Sicherheitsdienst, Wachdienst, Bewachung, security service, güvenlik hizmeti',
  },
  'buero-beratung': {
    temporary:
      'Zeitarbeit, Personaldienstleistung, Personalvermittlung, Leiharbeit, temp agency, staffing, personel',
    advertising:
      'Werbeagentur, Werbung, Marketing, Grafikdesign, Grafiker, advertising agency, reklam ajansı',
    translation:
      'Übersetzer, Übersetzungsbüro, Übersetzung, Dolmetscher, translator, translation, interpreter, tercüme, tercüman, çeviri',
    events: 'Eventagentur, Veranstaltungstechnik, Hochzeitsplaner, DJ, event agency, wedding planner',
  },
  'second-hand': {
    pawn: 'Pfandhaus, Leihhaus, pawn shop, rehinci',
    antiques:
      'Antiquitäten, Antiquitätenhandel, Antik, antiques, antique store, antique dealer, antika, antikacı',
    'flea-market': 'Flohmarkt, Trödelmarkt, Trödel, flea market, bit pazarı',
  },
  architekt: {
    surveyor: 'Vermessung, Vermessungsbüro, Geometer, surveyor',
    structure: 'Statiker, Tragwerksplanung, Statik, structural engineer',
    energy: 'Energieberater, Energieberatung, Energieausweis, energy consultant',
    architect: 'Architekt, Architektin, Architekten, Architekturbüro, architect, mimar',
  },
  'drucker-kopie': {
    copies: 'Copyshop, Kopierladen, copy shop, fotokopi',
    textile: 'Textildruck, T-Shirt-Druck, t shirt printing, tişört baskı',
    stamps: 'Stempel, Schilder, stamps, kaşe',
  },
  tierbedarf: {
    grooming: 'Hundesalon, Hundefriseur, Hundepflege, dog grooming, dog groomer, pet grooming, köpek kuaförü',
    boarding: 'Hundepension, Tierpension, Katzenpension, dog boarding, pet hotel, köpek oteli',
    training: 'Hundeschule, Hundetrainer, Hundetraining, dog school, dog training, dog trainer',
  },
  moebel: {
    kitchens: 'Küchenstudio, Küche, Einbauküche, kitchen studio, mutfak',
    beds: 'Bettenhaus, Betten, Matratzen, Matratze, mattress store, mattress, yatak',
    lamps: 'Leuchte, Lampe, Lampenladen, lighting store, avize',
  },
  mode: {
    bridal: 'Brautmode, Brautkleid, Brautkleider, Brautmoden, bridal shop, wedding dress, gelinlik',
    'costume-hire':
      'Kostümverleih, Theaterkostüm, Faschingskostüm, Karnevalskostüm, Kostüm, costume hire, fancy dress, kostüm kiralama',
    vintage: 'Vintage, Secondhandmode, second hand clothes, vintage clothes, ikinci el kıyafet',
    costume: 'Trachten, Tracht, Dirndl, Trachtenmode',
    wool: 'Wolle, Handarbeiten, Stoffe, Stoffladen, wool, fabric store, kumaş',
  },
  kindergarten: {
    nursery: 'Kindergarten, Kita, Kindertagesstätte, Kinderkrippe, nursery, anaokulu, kreş',
    minder: 'Tagesmutter, Tagespflege, Babysitter, Kinderbetreuung, childminder, bakıcı',
  },
  'buecher-schreibwaren': {
    books: 'Buchhandlung, Bücher, Buchladen, Antiquariat, book store, bookshop, books, kitapçı, kitap',
    'music-shop':
      'Musikgeschäft, Musikhaus, Musikinstrumente, Musikinstrument, Gitarre, Klavier, music store, musical instrument, müzik aleti, enstrüman',
    tobacco: 'Tabak, Tabakladen, Tabakwaren, Zigarren, tobacco shop, puro',
  },
  reinigung: {
    pests:
      'Schädlingsbekämpfung, Schädlingsbekämpfer, Kammerjäger, Desinfektor, Desinfektion, pest control, pest control service, exterminator, ilaçlama',
  },
  'handwerker-allgemein': {
    instruments:
      'Geigenbauer, Geigenbau, Klavierbauer, Klavierstimmer, Orgelbauer, Orgelbau, Gitarrenbauer, Instrumentenbauer, Instrumentenbau, violin maker, luthier, piano tuner, piano tuning, piano maker, organ builder, musical instrument maker, musical instrument repair, instrument repair, piyano akordu, enstrüman tamiri',
    pottery: 'Töpferei, Keramiker, Keramikwerkstatt, pottery, potter, çömlekçi, seramik atölyesi',
    bookbinding: 'Buchbinder, Buchbinderei, bookbinder, bookbinding, ciltçi',
    baskets: 'Korbmacher, Korbflechter, basket maker, wickerwork, sepetçi',
  },
  metallbau: {
    sharpening:
      'Messerschleifer, Messerschleiferei, Scherenschleifer, Schleiferei, knife sharpener, knife sharpening, bıçak bileme, bıçakçı',
    farrier: 'Hufschmied, Huf schmied, Hufschmiedin, Hufbeschlag, farrier, nalbant',
  },
  fahrschule: { mpu: 'MPU, MPU-Vorbereitung, Idiotentest, MPU-Beratung' },
  autoteile: {
    breakers:
      'Autoverwertung, Autoverwerter, Schrottplatz, Altautoverwertung, car breaker, scrapyard, junkyard, hurdacı',
  },
  taxi: { bus: 'Bus, Reisebus, Busunternehmen, Omnibus, coach, otobüs' },
  umzug: { storage: 'Lagerraum, Selfstorage, Self Storage, Möbellager, storage unit, storage, depo' },
};
