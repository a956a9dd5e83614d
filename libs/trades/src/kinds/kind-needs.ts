/**
 * What people say when one kind of a trade helps them best, although others may help too: by trade and kind,
 * words in German, English and Turkish, matched like those of `kinds`. They only apply to search texts; no
 * business is filed by them.
 */
export const kindNeeds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arzt: {
    paediatrics:
      'Kind, Kinder, Kindes, Baby, Säugling, Kleinkind, Sohn, Tochter, child, children, kid, kids, toddler, baby, son, daughter, çocuk, çocuğum, çocuğumun, bebek, bebeğim, bebeğimin, oğlum, kızım',
    skin: 'Ausschlag, Hautausschlag, Muttermal, Warze, Warzen, Akne, Ekzem, Neurodermitis, Schuppenflechte, Hautscreening, Juckreiz, rash, mole, wart, warts, eczema, acne, psoriasis, itchy, döküntü, siğil, egzama, kaşıntı',
    eyes: 'Auge, Augen, Bindehautentzündung, Gerstenkorn, Grauer Star, eye, eyes, göz, gözüm, gözümde',
    'ear-nose-throat':
      'Ohr, Ohren, Ohrenschmerzen, Mittelohrentzündung, Gehörsturz, Tinnitus, Mandeln, Nasennebenhöhlen, ear, ears, earache, tinnitus, tonsils, sinusitis, kulak, kulağım, bademcik, sinüzit',
    gynaecology:
      'schwanger, Schwangerschaft, Verhütung, Menstruation, pregnant, pregnancy, contraception, hamile, hamilelik, gebelik, regl',
    orthopaedics: 'Knie, Hüfte, Meniskus, Kreuzband, Gelenk, knee, hip, joint, meniscus, diz, dizim, kalça',
    urology: 'Blase, Blasenentzündung, Prostata, bladder, prostate, uti, mesane, prostat',
    heart: 'Herz, Herzrasen, Herzrhythmus, palpitations, kalp, çarpıntı',
  },
  'kurse-nachhilfe': {
    tutoring:
      'Mathe, Mathematik, Physik, Chemie, Latein, Abitur, Abi, Hausaufgaben, Zeugnis, Schulnoten, Noten, sitzenbleiben, maths, math, homework, grades, matematik, fizik, ödev, dersler, derslerde',
    language:
      'Deutsch lernen, Englisch lernen, Spanisch, Italienisch, Französisch, Russisch, Japanisch, Fremdsprache, Sprache lernen, learn german, learn english, learn spanish, learn french, spanish, language, almanca, ingilizce, ispanyolca, fransızca',
    music:
      'Klavier, Geige, Gitarre, Schlagzeug, Trompete, Flöte, Cello, Saxofon, Ukulele, Keyboard, Gesang, singen, Instrument, piano, violin, guitar, drums, cello, flute, singing, instrument, keman, piyano, gitar, davul, şan',
    dance: 'tanzen, Tango, Salsa, Walzer, Hochzeitstanz, Hip Hop, dance, dancing, waltz, dans, halay',
  },
  'fitness-sport': {
    pool: 'Schwimmkurs, Schwimmunterricht, schwimmen, swim, swimming, yüzme',
    riding: 'Reitkurs, Reitstunde, Reitstunden, reiten, horse, horses, riding, ata binme',
    climbing: 'klettern, Kletterkurs, Boulderkurs, bouldern, climb, climbing',
    'martial-arts': 'Selbstverteidigung, Selbstverteidigungskurs, Judokurs, Boxkurs, self defence, boks',
  },
  reinigung: {
    pests:
      'Wespennest, Wespen, Hornissen, Hornissennest, Mäuse, Maus, Ratten, Ratte, Bettwanzen, Kakerlaken, Kakerlake, Schaben, Ameisen, Marder, Motten, Silberfische, Flöhe, Termiten, Termite, Holzwurm, Ungeziefer, Schädlinge, Tauben, wasp, wasps, hornets, mice, mouse, rats, rat, bed bugs, bedbugs, cockroaches, cockroach, ants, termites, termite, moths, fleas, woodworm, rodents, vermin, pests, fare, fareler, sıçan, hamam böceği, tahta kurusu, karınca, termit, güve, pire, haşere, böcek',
  },
  metzgerei: {
    fishmonger:
      'Fisch, Fische, frischer Fisch, Lachs, Forelle, Forellen, Karpfen, Hering, Muscheln, Garnelen, fish, salmon, trout, shrimp, seafood, balık, karides, midye',
  },
  rechtsanwalt: {
    'family-law':
      'geschieden, Unterhalt, Sorgerecht, Umgangsrecht, divorce, custody, alimony, boşanma, boşanmak, nafaka, velayet',
    'labour-law':
      'gekündigt, Kündigungsschutz, Abfindung, Abmahnung, Arbeitgeber, Arbeitsvertrag, Lohn, fired, dismissed, employer, işten, işveren, tazminat',
    'tenancy-law':
      'Mieter, Vermieter, Mietvertrag, Mietminderung, Nebenkosten, Räumung, Räumungsklage, tenant, landlord, eviction, kiracı, kira',
    'traffic-law': 'Bußgeld, Blitzer, geblitzt, Fahrverbot, Verkehrsunfall, speeding, trafik cezası',
    'criminal-law': 'Strafanzeige, Vorladung, Untersuchungshaft, verhaftet, arrested, tutuklandı, gözaltı',
    'inheritance-law': 'Testament, Erbe, Erbschaft, Pflichtteil, inheritance, miras, vasiyet',
    'immigration-law': 'Aufenthaltstitel, Einbürgerung, Visum, residence permit, visa, oturum, vatandaşlık',
  },
  therapie: {
    physiotherapy:
      'Rücken, Rückenschmerzen, Nacken, Verspannung, Verspannungen, Bandscheibe, Schulter, Massage, Hexenschuss, back, neck, shoulder, massage, slipped disc, bel, belim, sırt, sırtım, boyun, boynum, omuz, fıtık, masaj',
    speech:
      'stottern, stottert, lispeln, lispelt, Aussprache, Sprachstörung, spricht, stutter, stuttering, stutters, lisp, kekeme, kekemelik, peltek',
    psychotherapy:
      'Depression, Depressionen, Burnout, Angst, Ängste, Panik, Panikattacken, Paarberatung, Eheberatung, Trauma, Essstörung, traurig, anxiety, depressed, panic, marriage, couples, burnout, trauma, depresyon, kaygı, panik, evlilik, travma',
    podology:
      'Zehennagel, Zehennägel, Fußnagel, Fußnägel, Hühnerauge, Hühneraugen, Hornhaut, Dornwarze, toenail, toenails, ingrown, corns, callus, tırnak batması, nasır',
    midwife:
      'Geburtsvorbereitung, Wochenbett, Rückbildung, Stillberatung, antenatal, prenatal, postnatal, doğuma hazırlık',
  },
};
