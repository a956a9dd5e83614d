import type { Needs } from './need.js';

/** What people say when they learn, train or go out. */
export const leisureNeeds: Needs = {
  fahrschule: {
    de: 'führerschein, führerschein machen, autofahren lernen, fahrstunde, fahrstunden, fahrprüfung, theorieprüfung, motorradführerschein, lkw führerschein, begleitetes fahren, klasse b, erste hilfe kurs führerschein, fahrlehrer, mpu, auto fahren lernen, anhängerführerschein, auffrischungsfahrstunden',
    en: 'driving licence, drivers license, driving license, learn to drive, driving lessons, driving lesson, driving test, theory test, motorcycle licence, driving instructor, learner driver, learn driving, truck licence',
    tr: 'ehliyet, ehliyet almak, araba sürmeyi öğrenmek, araba kullanmayı öğrenmek, direksiyon dersi, direksiyon sınavı, ehliyet sınavı, ehliyet kursu, motosiklet ehliyeti, sürüş dersi',
  },
  schule: {
    de: 'studieren, studium, abitur, abi nachholen, schulabschluss, grundschule, gymnasium, realschule, einschulung, schulanmeldung, berufsschule, ausbildung schule, universität, fachhochschule, kind einschulen, waldorf, privatschule, internat, grundschule anmelden, abitur nachholen',
    en: 'study, university, college, degree, high school, primary school, elementary school, enrol child, school enrolment, private school, boarding school, grammar school, vocational school, enrol child in school, secondary school',
    tr: 'üniversite, okumak üniversite, lise, ilkokul, ortaokul, okul kaydı, çocuğumu okula, özel okul, meslek okulu, diploma, yüksekokul, çocuğu okula yazdırmak',
  },
  kindergarten: {
    de: 'kinderbetreuung, krippe, krippenplatz, kitaplatz, kindergartenplatz, tagesmutter, kind betreuen, betreuung für kind, kleinkind betreuung, babysitter, krabbelgruppe, hort, wer passt auf mein kind auf, kinder betreuen, betreuung für kleinkind, baby betreuung',
    en: 'childcare, child care, daycare, day care, nursery, creche, kindergarten place, babysitter, look after my child, childminder, toddler group, preschool, after school care, nursery place, toddler care, child minder, babysitting place',
    tr: 'çocuk bakımı, çocuk bakıcısı, kreş, bebek bakımı, çocuğuma bakacak, gündüz bakımevi, anaokulu, oyun grubu, bakıcı çocuk, yuva, kreş yeri, anaokulu kaydı, gündüz bakımı, çocuğumu bırakacak yer',
  },
  'kurse-nachhilfe': {
    de: 'nachhilfe, mathe nachhilfe, mathe, englisch nachhilfe, sprachkurs, deutschkurs, deutsch lernen, englisch lernen, englischkurs, spanisch lernen, integrationskurs, musikunterricht, klavierunterricht, klavier lernen, gitarrenunterricht, gitarre lernen, geige lernen, gesangsunterricht, singen lernen, tanzen lernen, tanzkurs, tanzschule, kochkurs, töpferkurs, malkurs, computerkurs, erste hilfe kurs, hausaufgaben, hausaufgabenhilfe, schlechte noten, schlagzeug lernen, hundeschule, weiterbildung, umschulung, nähkurs, nachhilfe mathe, kind schlecht in der schule, hochzeitstanz, schwimmkurs, prüfungsvorbereitung, abi vorbereitung',
    en: 'tutor, tutoring, maths tutor, math help, maths, homework help, language course, german course, learn german, learn english, english course, learn spanish, music lessons, piano lessons, learn piano, guitar lessons, learn guitar, violin lessons, singing lessons, dance lessons, learn to dance, dance class, cooking class, pottery class, painting class, computer course, first aid course, bad grades, drum lessons, retraining, maths tutoring, german lessons, english lessons, integration course, exam preparation',
    tr: 'özel ders, matematik özel ders, matematik dersi, ingilizce kursu, ingilizce öğrenmek, almanca kursu, almanca öğrenmek, dil kursu, müzik dersi, piyano dersi, piyano öğrenmek, gitar dersi, gitar öğrenmek, keman dersi, şan dersi, dans kursu, dans öğrenmek, yemek kursu, resim kursu, ilk yardım kursu, ödev yardımı, bilgisayar kursu, etüt, gitar kursu, dans dersi, notlarım kötü, çocuğun dersleri kötü',
  },
  'fitness-sport': {
    de: 'abnehmen, trainieren, fit werden, muskeln, muskelaufbau, krafttraining, yoga, yogakurs, pilates, schwimmen, schwimmen gehen, schwimmbad, schwimmkurs, hallenbad, freibad, sauna, klettern, bouldern, tennis spielen, fußball spielen, fußballverein, tanzen sport, boxen, kampfsport, karate, judo, personal trainer, zumba, turnen, reiten, reitunterricht, badminton, squash, golf spielen, minigolf, bowling, kegeln, crossfit, rudern, eislaufen, skaten, selbstverteidigung, muskeln aufbauen, training, sport machen, yoga kurs, boxen lernen, reiten lernen, yoga für schwangere, schwangerschaftsyoga, schwimmen lernen',
    en: 'lose weight, work out, workout, get fit, muscles, weight training, lift weights, yoga, yoga class, pilates, swim, swimming, swimming pool, swimming lessons, sauna, climbing, bouldering, play tennis, play football, football club, boxing, martial arts, karate, judo, personal trainer, zumba, gymnastics, horse riding, riding lessons, badminton, squash, golf, mini golf, bowling, crossfit, ice skating, self defence, exercise, build muscle, go swimming, learn boxing, spinning class, prenatal yoga, climbing wall, gym with sauna',
    tr: 'kilo vermek, zayıflamak, spor yapmak, antrenman, kas yapmak, ağırlık çalışmak, yoga, pilates, yüzmek, yüzme, yüzme havuzu, yüzme kursu, sauna, tırmanma, tenis oynamak, futbol oynamak, halı saha, boks, dövüş sporu, karate, judo, zumba, jimnastik, ata binmek, binicilik, badminton, golf, bovling, bowling, kişisel antrenör, egzersiz, buz pateni, spor yapmak istiyorum, tırmanış, özel antrenör, hamile yogası, boks öğrenmek',
  },
  'kultur-unterhaltung': {
    de: 'film schauen, film sehen, ins kino, kino, theater, theaterkarten, konzert, konzertkarten, museum, ausstellung, oper, musical, tanzen gehen, disco, freizeitpark, zoo, tierpark, escape room, kindergeburtstag, spielplatz, indoorspielplatz, ausflug, mit kindern, comedy, kabarett, galerie, lasertag, casino, spielhalle, kunst, sehenswürdigkeit, was unternehmen, karaoke, aquarium, live musik, musikverein, vereinsheim, jugendzentrum, museum besuchen, ausflug mit kindern, kindergeburtstag feiern, kino heute, bowling',
    en: 'watch a movie, see a film, movie, movies, cinema, theatre tickets, theater, play, concert, concert tickets, museum, exhibition, opera, musical, go dancing, dancing, disco, amusement park, theme park, zoo, escape room, kids birthday, childrens birthday party, playground, day out, things to do, with kids, comedy, gallery, laser tag, casino, art, sights, sightseeing, karaoke, live music, aquarium, theatre, kids birthday party, nightclub, watch a film, cinema tonight',
    tr: 'film izlemek, sinema, sinemaya gitmek, tiyatro, tiyatro bileti, konser, konser bileti, müze, sergi, opera, müzikal, dans etmek, disko, lunapark, hayvanat bahçesi, kaçış oyunu, çocuk doğum günü, oyun parkı, çocuk eğlence, gezilecek yer, çocuklarla, komedi, galeri, kumarhane, sanat, karaoke, canlı müzik, akvaryum',
  },
};
