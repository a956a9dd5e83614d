import { foldLoose } from '@gewerk/text';

/** Words that express only that something is wrong or wanted, but not what: they belong to every trade. */
export const genericWords: ReadonlySet<string> = new Set(
  foldLoose(
    [
      'kaputt kaputte kaputter kaputtes kaputten defekt defekte defekter reparieren repariert repariere reparatur reparaturen reparaturservice reparaturdienst problem probleme schaden geht läuft funktioniert funktionieren nicht kein keine keinen mehr tut spinnt streikt',
      'tauschen austauschen tausch austausch erneuern wechseln einbauen einbau anbringen installieren installation montieren montage anschließen prüfen warten wartung service dienst hilfe helfen hilft kaufen kauft verkaufen neu neue neuer neues neuen alt alte alten gebrauchte billig machen gemacht lassen richten richtet bauen baut leihen mieten ausleihen abholen bestellen buchen termin',
      'gebrochen gerissen verloren vergessen plötzlich total komplett ganz ständig nachts draußen zuhause hause haus wohnung fachmann experte spezialist profi meister laden geschäft shop werkstatt experten schlecht',
      'broken broke fix fixed fixing repair repaired repairs repairing replace replaced replacement install installed installation change changed problem problems issue trouble damaged damage not no wont doesnt dont isnt cant work works working stopped stop keeps lost service services buy buying sell new old used make made done rent hire order book shop store place somewhere specialist expert professional home house flat apartment in my',
      'bozuldu bozuk bozulan arıza arızası arızalı tamir tamiri tamirat tamirci tamircisi tamir ettirmek onarım onarmak çalışmıyor değil değişimi değiştirmek değiştirme takma taktırmak montaj montajı almak satın satmak yeni eski yaptırmak yapan yapılır yapmak servis servisi sorun sorunu usta ustası kırıldı kırık bitti uzman dükkan dükkanı mağaza kayboldu kaybettim kiralamak kiralama ev evde evim evimde evimi evimin evimizi evimiz',
    ].join(' '),
  ).split(' '),
);

/**
 * Words without a meaning of their own, which count neither as known nor as unknown unless a whole saying
 * contains them ('Absatz ab').
 */
export const emptyWords: ReadonlySet<string> = new Set(
  foldLoose(
    [
      'ab an in im auf zu zum zur nach beim bei am aus mit von vom vor über unter um durch ohne fürs für seit bis hin her weg raus rein rauf runter los nur schon noch ganz sehr hoch tief groß klein andere anderer anderes anderen andern nächste nächsten monat woche tag stadt muss müssen werden wird wurde worden geworden steht stehen liegt hört auf einen beim ihn ihr sich unser unsere meines meiner gestern vorgestern immer wieder sogar besonders natürlich ungefähr meist länger direkt innerhalb fertig kann geräusch geräusche geräuschen komische komisches',
      'to on at of off up down out into over under with without from for by and or the is are be been being have has had keeps keep another other next month week day city town really too very much bad my our next go goes going went gone yesterday during certain definitely particularly directly currently daily noise noises sound sounds weird strange',
      'bir bu şu o da de mı mi mu var yok çok için ile gibi başka diğer gelecek ay hafta gün şehir şehre şehirde gitti gidiyor geliyor oldu oluyor olan benim bizim eve firması firmaları şirketi şirketleri hizmeti hizmetleri elemanı artık herkes demek başta burda dün ses sesi sesler',
    ].join(' '),
  ).split(' '),
);

/**
 * Ends of compounds that name the person, firm or activity for the word before them: 'Sperrmüllabholung',
 * 'Nachhilfeinstitut'.
 */
export const compoundHeads: ReadonlySet<string> = new Set(
  foldLoose(
    'abholung entfernung beseitigung erneuerung lieferung verleih vermietung institut betrieb firma büro praxis studio zentrum händler handlung hersteller leger verleger verlegung bauer reiniger',
  ).split(' '),
);
