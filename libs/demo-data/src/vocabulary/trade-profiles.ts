/** Names of the patterns of opening hours in `hours.ts`. */
export type HoursPattern =
  | 'workshop'
  | 'office'
  | 'shop'
  | 'salon'
  | 'bakery'
  | 'restaurant'
  | 'bar'
  | 'practice'
  | 'always';

/** How the demo businesses of a trade are generated. */
export interface TradeProfile {
  /** Key in the taxonomy of trades. */
  trade: string;
  /** How common it is, relative to the others. */
  weight: number;
  /** Words for the trade that precede or follow a name: 'Sanitärtechnik'. */
  nameWords: readonly string[];
  /** Invented proper names, for trades that use them: 'Bella Napoli'. */
  houseNames: readonly string[];
  /** What the business offers, in words that can follow 'wir bieten' and can also be used alone. */
  services: readonly string[];
  hours: HoursPattern;
}

/** `trade|weight|hours|name words|house names|services`, with lists separated by commas. */
const LINES = `
kfz-werkstatt|9|workshop|Kfz-Werkstatt,Autoservice,Kfz-Meisterbetrieb,Autotechnik,Autowerkstatt||Inspektion nach Herstellervorgabe,Bremsenservice,Ölwechsel,Klimaservice,Fehlerdiagnose,Hauptuntersuchung im Haus,Achsvermessung,Unfallreparatur
autohaendler|4|shop|Autohaus,Automobile,Gebrauchtwagen,Fahrzeughandel||Neu- und Gebrauchtwagen,Inzahlungnahme,Finanzierung,Probefahrten,Garantieverlängerung,Fahrzeugankauf
reifenservice|3|workshop|Reifenservice,Reifenhandel,Reifen & Räder,Reifencenter||Reifenwechsel,Einlagerung der Räder,Auswuchten,Reifen aller Marken,Alufelgen,Reifendruckkontrolle
autoteile|2|shop|Autoteile,Kfz-Teile,Fahrzeugteile||Ersatzteile für alle Marken,Autobatterien,Bremsscheiben,Öle und Schmierstoffe,Autozubehör
tuev-pruefstelle|1|workshop|Prüfstelle,Kfz-Prüfzentrum,Ingenieurbüro für Fahrzeugtechnik||Hauptuntersuchung,Änderungsabnahme,Schadengutachten,Oldtimergutachten,Abgasuntersuchung
autowaesche|2|shop|Autowäsche,Waschpark,Fahrzeugpflege||Außenwäsche,Innenreinigung,Lackversiegelung,Felgenreinigung,Selbstwaschplätze
karosserie-lackiererei|2|workshop|Karosserie & Lack,Autolackiererei,Unfallinstandsetzung||Lackierarbeiten,Beulen ohne Lackieren,Unfallinstandsetzung,Steinschlagreparatur,Oldtimerlackierung
fahrradwerkstatt|3|shop|Fahrräder,Radhaus,Zweirad,Fahrradwerkstatt|Speichenwerk,Kettenglück,Zweiradliebe|Inspektion,E-Bike-Service,Bremsen und Schaltung,Leihräder,Zubehör,Reparatur am selben Tag
sanitaer|6|workshop|Sanitärtechnik,Bad & Heizung,Sanitär und Heizung,Haustechnik,Bäder||Badsanierung,Rohrreinigung,Reparatur von Armaturen,barrierefreie Bäder,Notdienst bei Rohrbruch,Wasseraufbereitung
heizung-klima|4|workshop|Heizungsbau,Wärme & Klima,Heizungstechnik,Kälte-Klima-Technik||Wärmepumpen,Heizungswartung,Klimaanlagen,Brennertausch,Fußbodenheizung,Lüftungsanlagen
elektriker|6|workshop|Elektrotechnik,Elektroinstallation,Elektro,Elektrofachbetrieb||Elektroinstallation,Smart Home,Photovoltaik,Zählerschränke,Wallboxen,E-Check,Beleuchtung
maler|5|workshop|Malerbetrieb,Maler & Lackierer,Malermeister,Farbe & Raum||Innenanstrich,Fassaden,Tapezierarbeiten,Lackierarbeiten,Schimmelsanierung,Wärmedämmung
dachdecker|3|workshop|Bedachungen,Dachdeckerei,Dachtechnik||Steildach,Flachdach,Dachfenster,Dachrinnen,Sturmschäden,Dachdämmung
tischler|4|workshop|Schreinerei,Tischlerei,Möbelwerkstatt,Innenausbau|Holzwerk,Spanlos|Möbel nach Maß,Einbauschränke,Türen,Treppen,Küchen,Restaurierung alter Möbel
fliesenleger|2|workshop|Fliesen,Fliesenverlegung,Platten & Naturstein||Bäder,Terrassen,Naturstein,Großformatfliesen,Fugensanierung
bauunternehmen|4|workshop|Bauunternehmen,Hoch- und Tiefbau,Baugeschäft,Sanierung||Rohbau,Umbau,Altbausanierung,Trockenbau,Maurerarbeiten,Pflasterarbeiten
glaserei|1|workshop|Glaserei,Fenster & Türen,Fensterbau||Fenstertausch,Glasreparatur,Haustüren,Rollläden,Insektenschutz,Duschabtrennungen
metallbau|2|workshop|Metallbau,Schlosserei,Stahlbau||Geländer,Tore,Treppen,Zäune,Schweißarbeiten,Edelstahlverarbeitung
garten-landschaftsbau|4|workshop|Gartenbau,Garten & Landschaft,Gartenpflege,Baumpflege|Grünwerk,Heckenrose|Gartenpflege,Baumschnitt,Terrassenbau,Rollrasen,Winterdienst,Teichanlagen
schluesseldienst|2|always|Schlüsseldienst,Schließtechnik,Sicherheitstechnik||Türöffnung,Schlüsselkopien,Schließanlagen,Einbruchschutz,Tresore
handy-reparatur|2|shop|Handy-Service,Smartphone-Reparatur,Handyladen|Displayheld,Akkuglück|Displaytausch,Akkutausch,Wasserschäden,Datenrettung,Zubehör,An- und Verkauf
computer-it|3|office|IT-Service,Computertechnik,EDV-Systeme,Systemhaus|Bitwerk,Netzhafen|PC-Reparatur,Netzwerke,Datenrettung,Fernwartung,Datensicherung,Beratung für kleine Betriebe
haushaltsgeraete|2|workshop|Hausgeräte-Service,Elektrogeräte,Hausgerätetechnik||Waschmaschinen,Geschirrspüler,Kühlgeräte,Herde,Kaffeevollautomaten,Abholung und Lieferung
friseur|8|salon|Friseur,Haarsalon,Friseursalon,Hair & Beauty|Haarscharf,Schnittpunkt,Kopfsache,Haargenau,Lockenpracht,Scherenschnitt|Haarschnitt,Farbe und Strähnen,Bartpflege,Hochsteckfrisuren,Kinderhaarschnitt,Haarverlängerung
kosmetik|4|salon|Kosmetikstudio,Nagelstudio,Beauty Lounge|Auszeit,Samtweich,Rosenzeit|Gesichtsbehandlung,Maniküre,Fußpflege,Wimpernverlängerung,Massage,Haarentfernung
restaurant|8|restaurant|Gasthaus,Restaurant,Wirtshaus,Gasthof|Goldener Hirsch,Zum Löwen,Zur Linde,Alte Post,Zum Schwanen,Ratskeller,Zur Mühle,Goldene Gans,Akropolis,Lotus,Bosporus,Taj Mahal|regionale Küche,Mittagstisch,vegetarische Gerichte,Familienfeiern,Biergarten,saisonale Karte
imbiss|4|restaurant|Imbiss,Grill,Kebap Haus,Döner & Grill|Bosporus,Anatolia,Eck-Grill,Curry am Eck|Döner,Currywurst,Pommes,Falafel,Salate,Lieferung nach Hause
pizzeria|4|restaurant|Pizzeria,Ristorante,Trattoria|Bella Napoli,La Piazza,Da Marco,Vesuvio,Dolce Vita,Il Forno|Steinofenpizza,hausgemachte Pasta,Lieferservice,Antipasti,Tiramisu
cafe|4|bakery|Café,Kaffeehaus,Eiscafé|Sonnenschein,Kaffeeklatsch,Zuckersüß,Milchschaum,Venezia,Am Markt|Frühstück,hausgemachte Kuchen,Kaffee aus eigener Röstung,Eisbecher,Mittagskarte
bar-kneipe|2|bar|Bar,Kneipe,Weinstube|Zum Anker,Nachteule,Zapfhahn,Laternchen,Kellerbar|Bier vom Fass,Cocktails,Weine der Region,Dartabende,Livemusik
baeckerei|4|bakery|Bäckerei,Backhaus,Konditorei,Backstube||Sauerteigbrot,Brötchen,Torten auf Bestellung,belegte Semmeln,Vollkornbrot
metzgerei|2|bakery|Metzgerei,Fleischerei,Landmetzgerei||Wurst aus eigener Herstellung,Grillfleisch,Mittagsgerichte,Partyplatten,Fleisch aus der Region
supermarkt|3|shop|Lebensmittel,Frischemarkt,Hofladen,Getränkemarkt|Dorfladen,Kornblume|regionale Lebensmittel,Obst und Gemüse,Bioprodukte,Getränke,Lieferdienst
mode|3|shop|Modehaus,Mode,Boutique,Trachten|Lieblingsstück,Nadel & Faden|Damenmode,Herrenmode,Änderungsservice,Accessoires,Trachten
schuhe|1|shop|Schuhhaus,Schuhe,Schuhmode||Kinderschuhe,Wanderschuhe,bequeme Schuhe,Fußmessung,Taschen
moebel|2|shop|Möbel,Küchenstudio,Wohnwelt,Betten|Wohnraum,Sitzfleisch|Küchenplanung,Polstermöbel,Matratzen,Aufbau und Lieferung,Lampen
blumen|2|shop|Blumen,Floristik,Blumenhaus|Blütenzauber,Mohnblume,Gänseblümchen|Sträuße,Hochzeitsfloristik,Trauerfloristik,Topfpflanzen,Lieferung
buecher-schreibwaren|1|shop|Buchhandlung,Schreibwaren,Bücherstube|Leselust,Eselsohr|Bücher auf Bestellung,Schulbedarf,Geschenke,Lesungen,Zeitschriften
uhrmacher-goldschmied|1|shop|Juwelier,Goldschmiede,Uhren & Schmuck||Trauringe,Uhrenreparatur,Batteriewechsel,Anfertigung,Goldankauf
schneiderei|2|shop|Änderungsschneiderei,Schneiderei,Maßatelier|Nadelöhr|Kürzen von Hosen,Reißverschlüsse,Maßanfertigung,Brautkleider,Vorhänge
arzt|5|practice|Arztpraxis,Hausarztpraxis,Praxis für Allgemeinmedizin,Kinderarztpraxis,Hautarztpraxis||Vorsorge,Impfungen,Hausbesuche,Gesundheits-Check,Ultraschall,Reisemedizin
zahnarzt|4|practice|Zahnarztpraxis,Praxis für Zahnheilkunde,Kieferorthopädie||Prophylaxe,Zahnersatz,Implantate,Kinderzahnheilkunde,Füllungen,Angstpatienten
apotheke|2|shop|Apotheke|Marien-,Löwen-,Stadt-,Rosen-,Engel-,Bären-,Markt-,Park-|Rezeptbestellung,Botendienst,Blutdruckmessung,Reiseberatung,Kompressionsstrümpfe
optiker|2|shop|Optik,Augenoptik,Brillen & Hörgeräte|Durchblick|Sehtest,Gleitsichtbrillen,Kontaktlinsen,Hörtest,Sonnenbrillen
therapie|3|practice|Physiotherapie,Praxis für Physiotherapie,Ergotherapie,Logopädie||Krankengymnastik,manuelle Therapie,Lymphdrainage,Massage,Hausbesuche
tierarzt|1|practice|Tierarztpraxis,Kleintierpraxis||Impfungen,Operationen,Zahnbehandlung,Röntgen,Hausbesuche
pflege|1|always|Pflegedienst,Ambulante Pflege,Seniorenbetreuung|Herzenssache,Sonnenblick|Grundpflege,Behandlungspflege,Hauswirtschaft,Tagesbetreuung,Beratung
reinigung|3|office|Gebäudereinigung,Reinigungsservice,Gebäudeservice|Blitzblank|Büroreinigung,Fensterreinigung,Treppenhausreinigung,Grundreinigung,Winterdienst
waescherei|1|shop|Textilreinigung,Wäscherei||Hemdenservice,Mangelwäsche,Teppichreinigung,Brautkleider,Expressreinigung
fotograf|1|shop|Fotostudio,Fotografie|Lichtblick,Augenblick|Passbilder,Bewerbungsfotos,Hochzeiten,Familienbilder,Bildbearbeitung
steuerberater|3|office|Steuerkanzlei,Steuerberatung,Wirtschaftsprüfung||Steuererklärungen,Finanzbuchhaltung,Lohnabrechnung,Jahresabschlüsse,Existenzgründung
rechtsanwalt|3|office|Rechtsanwälte,Kanzlei,Anwaltskanzlei||Arbeitsrecht,Familienrecht,Verkehrsrecht,Mietrecht,Erbrecht
versicherung|3|office|Versicherungsbüro,Versicherungsmakler,Finanzberatung||Hausrat,Haftpflicht,Altersvorsorge,Kfz-Versicherung,Schadenservice
immobilienmakler|3|office|Immobilien,Immobilienbüro,Hausverwaltung|Schlüsselfertig,Heimathafen|Verkauf,Vermietung,Wertermittlung,Besichtigungen,Energieausweise
architekt|2|office|Architekten,Ingenieurbüro,Planungsbüro||Neubau,Umbau,Statik,Bauleitung,Energieberatung
bestattung|1|always|Bestattungen,Bestattungshaus||Erdbestattung,Feuerbestattung,Trauerdruck,Vorsorge,Abschiedsraum
fahrschule|2|office|Fahrschule|Vorfahrt,Grüne Welle|Führerschein Klasse B,Motorradführerschein,Intensivkurse,Auffrischungsstunden,Anhängerführerschein
kurse-nachhilfe|2|office|Nachhilfe,Musikschule,Sprachschule,Tanzschule|Notenschlüssel,Taktgefühl|Einzelunterricht,Gruppenkurse,Prüfungsvorbereitung,Ferienkurse,Probestunde
kindergarten|1|office|Kindertagesstätte,Kindergarten|Regenbogen,Villa Kunterbunt,Zwergenland,Pusteblume|Krippe,Ganztagsbetreuung,Waldtage,Frühförderung,frisch gekochtes Essen
fitness-sport|2|salon|Fitnessstudio,Sportstudio,Yogastudio|Kraftwerk,Bewegungsraum,Körperkult|Gerätetraining,Kurse,Sauna,Personal Training,Rückenschule
hotel|2|always|Hotel,Pension,Gästehaus,Landhotel|Zur Post,Am Stadttor,Waldblick,Rosengarten,Alter Speicher|Frühstücksbuffet,kostenlose Parkplätze,Tagungsräume,Fahrradgarage,Familienzimmer
umzug|2|office|Umzüge,Möbeltransporte,Umzugsservice||Privatumzüge,Firmenumzüge,Einlagerung,Möbelmontage,Klaviertransport
spedition|1|office|Spedition,Transporte,Logistik,Kurierdienst||Stückgut,Eiltransporte,Lagerung,Kurierfahrten,Sonderfahrten
taxi|2|always|Taxi,Taxiunternehmen,Mietwagen||Krankenfahrten,Flughafentransfer,Großraumtaxi,Kurierfahrten,Vorbestellung
`;

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter((item) => item !== '');

/** The trades of the demo directory. */
export const tradeProfiles: readonly TradeProfile[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [trade = '', weight, hours, nameWords, houseNames, services] = line.split('|');
    return {
      trade,
      weight: Number(weight),
      hours: hours as HoursPattern,
      nameWords: listOf(nameWords),
      houseNames: listOf(houseNames),
      services: listOf(services),
    };
  });
