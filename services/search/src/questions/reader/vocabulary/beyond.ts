import { PhraseTable } from '../words/phrase-table.js';

/**
 * Things that no business provides. Phrases under `always` count whatever other words there are, unless these name a
 * trade; those under `alone` only without other words; those under `sport` only with a time or a phrase under `alone`,
 * and without other words.
 */
type Beyond = 'always' | 'alone' | 'sport';

export const beyond = new PhraseTable<Beyond>({
  always: [
    'wie wird das wetter, wie ist das wetter, wie wird wetter, wetter heute, wetter morgen, wetter am wochenende, regnet es, regnet es heute, regnet es morgen, schneit es, schneit es heute, wie warm wird es, wie kalt wird es, wie warm ist es, wie kalt ist es, wetter, wetterbericht, wettervorhersage, wettervorschau, wetteraussichten, wetterradar, regenradar, unwetterwarnung, niederschlagsradar, pollenflug, schneehöhe, schneehöhen, wassertemperatur, sonnenaufgang, sonnenuntergang, mondphase, gezeiten, tidenkalender, luftqualität, pegelstand, waldbrandgefahr',
    'will it rain, is it raining, will it snow, how cold is it, how warm is it, weather, weather forecast, weather report, forecast, rain radar, sunrise, sunset, snow report, air quality, pollen count, uv index',
    'hava durumu, hava tahmini, hava nasıl, yağmur var mı, gün batımı, gün doğumu, deprem, depremler, son depremler, deprem oldu mu',
    'bundesliga, 2 bundesliga, zweite bundesliga, dfb pokal, champions league, europa league, premier league, formel 1, formel eins, formula 1, formula one, süper lig, la liga, serie a, nba, nfl, uefa, fifa, eishockey wm, fußball wm, fußball em, spielstand, spielstände, live ticker, liveticker, spielplan, tabellenstand, fußballergebnisse, torschützenliste, transfergerüchte, football scores, soccer scores, live score, live scores, livescore, match results, football results, league table, world cup, maç sonuçları, maç sonucu, canlı skor, puan durumu, fikstür, maç kaç kaç, maç ne zaman',
    'schlagzeilen, eilmeldung, eilmeldungen, tagesschau, sportnachrichten, nachrichten heute, aktuelle nachrichten, nachrichten aktuell, breaking news, headlines, latest news, news today, son dakika, son dakika haberleri, günün haberleri, gazete manşetleri',
    'stellenangebot, stellenangebote, stellenanzeige, stellenanzeigen, stellenmarkt, jobangebote, jobbörse, jobsuche, minijobs, nebenjobs, ferienjobs, ferienjob, studentenjob, studentenjobs, nebenjob, minijob, werkstudent, werkstudentenjob, gehalt, gehaltsrechner, brutto netto rechner, brutto netto, ausbildungsplatz, ausbildungsplätze, praktikumsplatz, praktikumsstelle, offene stellen, job vacancies, job vacancy, job offers, job openings, vacancies, part time job, part time jobs, hiring, salary, careers, iş ilanı, iş ilanları, eleman ilanları, iş arıyorum, part time iş, maaş',
    'fahrplan, fahrpläne, fahrplanauskunft, zugverbindung, zugverbindungen, bahnverbindung, bahnverbindungen, busverbindung, busverbindungen, abfahrtszeiten, ankunftszeiten, routenplaner, routenplanung, verkehrslage, verkehrsmeldungen, verkehrsinfo, staumeldungen, staumelder, stauinfo, fahrzeit, spritpreise, benzinpreise, dieselpreis, tankpreise, train times, train schedule, train timetable, bus times, bus timetable, bus schedule, timetable, departures, arrivals, flight status, traffic jam, traffic news, route planner, driving directions, how far is, tren saatleri, otobüs saatleri, sefer saatleri, uçuş bilgileri, trafik durumu, yol durumu, yol tarifi, benzin fiyatları, kaç kilometre, kaç km',
    'uhrzeit, wie viel uhr, wieviel uhr, wie spät, zeitverschiebung, zeitzone, weltzeit, time zone, time difference, what time is it, saat kaç, saat farkı',
    'lottozahlen, lotto ergebnisse, lottoergebnisse, eurojackpot zahlen, gewinnzahlen, lottery results, lottery numbers, milli piyango sonuçları, sayısal loto sonuçları, aktienkurs, aktienkurse, börsenkurs, börsenkurse, dax, dow jones, nasdaq, bitcoin, bitcoin kurs, ethereum, kryptowährung, goldpreis, silberpreis, ölpreis, heizölpreis, strompreis, strompreise, wechselkurs, wechselkurse, währungsrechner, euro kurs, dollar kurs, euro dollar, stock price, stock prices, share price, exchange rate, exchange rates, currency converter, gold price, crypto, dolar kuru, euro kuru, döviz kuru, döviz kurları, altın fiyatı, altın fiyatları, çeyrek altın, borsa, kripto',
    'horoskop, horoskope, tageshoroskop, sternzeichen, horoscope, zodiac, burçlar, burç yorumu, günlük burç, fal bak',
    'fernsehprogramm, tv programm, tv programm heute, tv sender, fernsehen heute, tv guide, tv schedule, tv yayın akışı, yayın akışı, dizi izle, film izle, filme streamen, serien streamen, songtext, songtexte, lyrics, şarkı sözleri',
    'witze, flachwitze, sprüche, geburtstagssprüche, geburtstagswünsche, zitate, gedichte, jokes, funny jokes, fıkra, fıkralar, güzel sözler',
    'how old is, how tall is, wie alt ist, wie groß ist, wie hoch ist, bundeskanzler, hauptstadt von, einwohnerzahl, feiertage, ferienkalender, schulferien, ferientermine, sommerferien, osterferien, herbstferien, weihnachtsferien, winterferien, kalenderwoche, school holidays, resmi tatiller, okul tatili, namaz vakitleri, namaz vakti, ezan vakti, iftar vakti, ramazan ne zaman, bayram ne zaman, vorwahl, vorwahlen, postleitzahl von, kennzeichen bedeutung, wikipedia',
    'was soll ich kochen, was soll ich heute kochen, was koche ich heute, was kann ich kochen, was kann ich heute kochen, was gibt es heute zu essen, what should i cook, what to cook, what can i cook, ne pişirsem, ne pişireyim, bugün ne pişirsem',
    'wie geht es dir, wie geht es ihnen, wie geht es euch, wie gehts dir, wer bist du, wie heißt du, wie alt bist du, bist du ein mensch, ich liebe dich, ich mag dich, erzähl mir einen witz, erzähl mir was, hallo welt, wer hat gewonnen, wer gewinnt, wie viel ist, how are you, how do you do, how is it going, who are you, what is your name, how old are you, are you human, i love you, tell me a joke, hello world, what is love, who won, who wins, capital of, adın ne, seni seviyorum, sen kimsin, kaç yaşındasın, fıkra anlat, kim kazandı, başkenti neresi',
    'kreuzworträtsel, kreuzworträtsel lösung, sudoku, solitär, online spiele, kostenlose spiele, free games, crossword, wordle, bulmaca, oyun oyna',
  ].join(','),
  alone: [
    'nachrichten, news, meldungen, zeitung heute, haber, haberler, news germany, deutschland news, jobs, job, arbeit, arbeiten, karriere, stelle, stellen, praktikum, ausbildung, iş, kariyer',
    'google, google maps, maps, youtube, facebook, instagram, tiktok, whatsapp, whatsapp web, twitter, netflix, spotify, ebay, ebay kleinanzeigen, kleinanzeigen, amazon, paypal, gmail, gmx, web de, outlook, hotmail, chatgpt, chat gpt, snapchat, pinterest, reddit, linkedin, telegram, zoom, twitch, disney plus, login, einloggen, anmelden, passwort vergessen, log in, sign in, giriş yap, sahibinden, trendyol, e devlet',
    'stau, ostern, pfingsten, weihnachten, silvester, route, routen, strecke, verbindung, verbindungen, zug, züge, bahn, weg, distance, trip, train, trains, tren, yol, preis, preise, kurs, kurse, heute, uhr, zeit, datum, time, date, ergebnisse, ergebnis, ergebnisse heute, tabelle, tore, results, scores, score, sonuç, sonuçlar, wahlergebnisse, wahl, wahlen, umfrage, election, elections, seçim, seçim sonuçları, corona, corona zahlen, inzidenz, hitze, regen, schnee, gewitter, sturm, rain, snow, sunny, yağmur, kar',
  ].join(','),
  sport: [
    'fußball, fussball, handball, eishockey, basketball, football, soccer, futbol, maç, maçı, spiel, match, game, länderspiel, bayern, dortmund, bvb, schalke, galatasaray, fenerbahçe, beşiktaş, real madrid, barcelona',
  ].join(','),
});

/** 'Rezept' next to one of these is a prescription. */
const PRESCRIBED =
  /\b(?:arzt|arztin|apotheke|einlos\w*|ausstell\w*|verlanger\w*|abhol\w*|bestell\w*|folge\w*|doktor|hausarzt|medikament\w*|brille\w*|privat|rosa|kasse\w*|krankengymnastik|physio\w*|massage\w*)\b/;
const RECIPE =
  /(?:\b(?:rezepte?|rezeptidee\w*|backrezept\w*|kochrezept\w*|recipes?) (?:\w)|\w (?:rezepte?|recipes?|tarif(?:i|ler|leri))$|\b(?:wie|how to|how do (?:i|you)) (?:kocht?|backt?|koche|backe|cook|bake|make)\b|\bnasil (?:yapilir|pisirilir)$)/;
const SUM =
  /^(?:(?:was|wie ?viel|what|how much) (?:ist|is|sind|macht) )?\d+ (?:mal|plus|minus|x|durch|geteilt durch|times|divided by|kere|carpi|arti|eksi) \d+(?: kac(?: eder)?)?$/;
const TIME_OF_DAY = /^(?:wie (?:spat|viel uhr) ist (?:es|s)|what time is it|saat kac)\b/;

/** Whether a whole folded text asks for a recipe, the time or a sum. */
export const isBeyondAsked = (whole: string): boolean =>
  TIME_OF_DAY.test(whole) || SUM.test(whole) || (RECIPE.test(whole) && !PRESCRIBED.test(whole));
