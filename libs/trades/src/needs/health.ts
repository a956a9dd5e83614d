import type { Needs } from './need.js';

/** What people say about body, looks and care. */
export const healthNeeds: Needs = {
  friseur: {
    de: 'haare, haare schneiden, haarschnitt, haare färben, haare zu lang, spitzen schneiden, strähnchen, strähnen, dauerwelle, frisur, hochsteckfrisur, brautfrisur, bart, bart schneiden, bart trimmen, bartpflege, rasur, rasieren, föhnen, haarverlängerung, extensions, locken, pony schneiden, glatze, herrenschnitt, kinderhaarschnitt, ansatz färben, blondieren, haarfarbe, balayage, undercut, neue frisur, perücke',
    en: 'hair, haircut, cut my hair, cut hair, dye hair, hair dye, hair colour, hair color, highlights, perm, hairstyle, bridal hair, beard, beard trim, trim beard, shave, blow dry, hair extensions, curls, fringe, bleach hair, fade, trim, hair too long, balayage, wig, new hairstyle',
    tr: 'saç, saç kesimi, saç kestirmek, saç boyatmak, saç boyama, saçlarım, röfle, perma, fön, gelin saçı, sakal, sakal kesimi, sakal tıraşı, tıraş, tıraş olmak, saç modeli, topuz, saç kaynak, saç uzatma, saç düzleştirme, ombre, peruk, saçımı kestirmek',
  },
  kosmetik: {
    de: 'nägel, fingernägel, gelnägel, maniküre, pediküre, fußpflege, augenbrauen, augenbrauen zupfen, wimpern, wimpernverlängerung, haarentfernung, waxing, enthaarung, gesichtsbehandlung, gesicht, make up, schminken, brautmakeup, hautpflege, pickel, falten, sonnenbank, solarium, bräunen, tattoo, tattoo stechen, piercing, piercing stechen, massage wellness, wellness, spa, permanent makeup, ohrloch stechen, hornhaut, beine enthaaren, zupfen',
    en: 'nails, gel nails, manicure, pedicure, eyebrows, brows, lashes, eyelashes, lash extensions, hair removal, waxing, wax legs, facial, face treatment, make up, makeup, bridal makeup, skin care, skincare, tanning, tan, solarium, tattoo, get a tattoo, piercing, ear piercing, spa, wellness, acne treatment, wrinkles, botox',
    tr: 'tırnak, protez tırnak, manikür, pedikür, kaş, kaş aldırmak, kirpik, ipek kirpik, ağda, epilasyon, lazer epilasyon, cilt bakımı, yüz bakımı, makyaj, gelin makyajı, sivilce, kırışıklık, solaryum, bronzlaşma, dövme, dövme yaptırmak, piercing, spa, kalıcı makyaj',
  },
  arzt: {
    de: 'schmerzen, tut weh, fieber, husten, grippe, erkältung, erkältet, schnupfen, krank, krankschreibung, krankgeschrieben, krankmeldung, halsschmerzen, halsweh, bauchschmerzen, bauchweh, magenschmerzen, kopfschmerzen, kopfweh, migräne, ohrenschmerzen, ohrenweh, impfung, impfen, allergie, ausschlag, hautausschlag, juckreiz, durchfall, blutdruck, blutabnahme, rezept, überweisung, schwanger, schwangerschaft, herzrasen, schwindel, übelkeit, kind krank, kind fieber, vorsorge, muttermal, augenarzt, frauenarzt, hautarzt, kinderarzt, hausarzt, orthopäde, urologe, hno, wunde, insektenstich, zecke, diabetes, asthma, schlafstörung, depression, erbrechen',
    en: 'fever, cough, flu, cold, have a cold, sick, ill, sick note, sore throat, stomach ache, stomach pain, headache, migraine, earache, vaccination, vaccine, shot, allergy, rash, itching, diarrhea, blood pressure, blood test, prescription, referral, pregnant, pregnancy, palpitations, dizzy, dizziness, nausea, child sick, checkup, mole, gp, dermatologist, gynecologist, pediatrician, wound, insect bite, tick, diabetes, asthma, vomiting, chest pain, medical',
    tr: 'ateş, ateşim var, öksürük, grip, nezle, soğuk algınlığı, hastayım, hasta, rapor almak, boğaz ağrısı, karın ağrısı, mide ağrısı, baş ağrısı, migren, kulak ağrısı, aşı, aşı olmak, alerji, döküntü, kaşıntı, ishal, tansiyon, kan tahlili, reçete, sevk, hamile, hamilelik, çarpıntı, baş dönmesi, mide bulantısı, çocuk hasta, muayene doktor, göz doktoru, kadın doktoru, çocuk doktoru, cildiye, yara, böcek ısırığı, şeker hastalığı, astım, kusma',
  },
  zahnarzt: {
    de: 'zahn, zahnweh, zahnschmerzen, zähne, zahn gezogen, zahn ziehen, weisheitszahn, loch im zahn, karies, plombe, füllung raus, krone, zahnkrone, brücke zahn, implantat, zahnersatz, prothese zahn, zahnspange, zahnreinigung, zahnstein, zahnfleisch, zahnfleischbluten, wurzelbehandlung, zahn abgebrochen, zahn wackelt, bleaching, kieferorthopäde, kiefer, dicke backe, mundgeruch, zahn ausgeschlagen, knirschen',
    en: 'tooth, toothache, teeth, tooth pulled, pull tooth, wisdom tooth, cavity, hole in tooth, filling, lost filling, crown, dental, implant, dentures, braces, teeth cleaning, tartar, gums, bleeding gums, root canal, broken tooth, chipped tooth, loose tooth, whitening, teeth whitening, orthodontist, jaw pain, swollen cheek',
    tr: 'diş, diş ağrısı, dişim ağrıyor, dişler, diş çektirmek, diş çekimi, yirmilik diş, çürük, diş çürüğü, dolgu, dolgu düştü, kaplama diş, implant, protez diş, diş teli, tel taktırmak, diş temizliği, diş taşı, diş eti, diş eti kanaması, kanal tedavisi, kırık diş, diş kırıldı, diş beyazlatma, ortodonti, dişim kırıldı',
  },
  apotheke: {
    de: 'medikament, medikamente, medizin, tabletten, schmerztabletten, kopfschmerztablette, pille, rezept einlösen, nasenspray, hustensaft, pflaster, salbe, nachtapotheke, aspirin, ibuprofen, tropfen, arznei, antibiotikum, verband, fieberthermometer, allergietabletten, zäpfchen, babynahrung apotheke, insulin',
    en: 'medicine, medication, pills, painkillers, tablets, drugs, prescription filled, fill prescription, cough syrup, nasal spray, plaster, ointment, antibiotics, aspirin, ibuprofen, bandage, thermometer, allergy tablets, morning after pill',
    tr: 'ilaç, ilaç almak, ağrı kesici, hap, öksürük şurubu, burun spreyi, merhem, antibiyotik, aspirin, yara bandı, bandaj, ateş ölçer, nöbetçi eczane, vitamin ilaç, reçetemi',
  },
  optiker: {
    de: 'brille, brille kaputt, neue brille, brillengestell, brillengläser, kontaktlinsen, linsen, sehtest, augen testen, sehschwäche, sehe schlecht, schlecht sehen, sonnenbrille, gleitsichtbrille, lesebrille, hörgerät, hörgeräte, hörtest, höre schlecht, schlecht hören, schwerhörig, hörgerät batterie, bügel brille, brille verbogen, gehörschutz',
    en: 'glasses, broken glasses, new glasses, spectacles, eyeglasses, contact lenses, lenses, eye test, eye exam, vision test, poor eyesight, sunglasses, reading glasses, varifocals, hearing aid, hearing aids, hearing test, hard of hearing, cant hear, cant see well',
    tr: 'gözlük, gözlük kırıldı, gözlüğüm kırıldı, yeni gözlük, gözlük camı, gözlük çerçevesi, lens, kontakt lens, göz testi, göz muayenesi, güneş gözlüğü, okuma gözlüğü, işitme cihazı, işitme testi, iyi görmüyorum, iyi duymuyorum',
  },
  therapie: {
    de: 'rückenschmerzen, rücken, rückenweh, nackenschmerzen, nacken, verspannung, verspannt, schulterschmerzen, knieschmerzen, knie, bandscheibe, bandscheibenvorfall, hexenschuss, krankengymnastik, massage, massieren, lymphdrainage, reha, nach operation, osteopathie, logopädie, stottern, sprachfehler, ergotherapie, psychotherapie, angst, burnout, eheberatung, paartherapie, heilpraktiker, akupunktur, chiropraktiker, hüftschmerzen, gelenkschmerzen, muskelkater, isc, ischias, ernährungsberatung, tennisarm',
    en: 'back pain, backache, neck pain, stiff neck, shoulder pain, knee pain, slipped disc, herniated disc, physio, physical therapy, massage, lymphatic drainage, rehab, after surgery, osteopath, osteopathy, speech therapy, stutter, occupational therapy, psychotherapy, anxiety, burnout, marriage counselling, couples therapy, acupuncture, chiropractor, hip pain, joint pain, sciatica, therapist, muscle tension, tennis elbow',
    tr: 'bel ağrısı, sırt ağrısı, sırtım ağrıyor, belim ağrıyor, boyun ağrısı, boyun tutulması, omuz ağrısı, diz ağrısı, bel fıtığı, fıtık, masaj, masaj yaptırmak, fizik tedavi, rehabilitasyon, konuşma terapisi, kekemelik, psikolog, psikoterapi, kaygı, evlilik terapisi, akupunktur, eklem ağrısı, kas ağrısı, siyatik',
  },
  tierarzt: {
    de: 'hund krank, katze krank, tier krank, haustier krank, kranker hund, kranke katze, hund impfen, katze impfen, katze kastrieren, hund kastrieren, kastrieren, sterilisieren, hund verletzt, hund humpelt, hund hat etwas gefressen, zecke hund, flöhe, wurmkur, tierklinik, kaninchen krank, meerschweinchen krank, pferd krank, hund erbricht, katze frisst nicht, hund einschläfern, einschläfern, vogel krank, hund chippen, hamster krank',
    en: 'dog sick, sick dog, cat sick, sick cat, pet sick, sick pet, pet ill, vaccinate dog, vaccinate cat, neuter, neuter cat, spay, dog injured, injured dog, dog limping, fleas, worming, deworm, rabbit sick, horse vet, dog ate something, cat not eating, put down dog, puppy shots, animal doctor, animal hospital, sick hamster, microchip dog',
    tr: 'köpek hasta, köpeğim hasta, kedi hasta, kedim hasta, hayvan hasta, hasta köpek, hasta kedi, kedi aşısı, köpek aşısı, kısırlaştırma, kedi kısırlaştırma, köpek yaralı, pire, kene köpek, iç parazit, tavşan hasta, hayvan hastanesi, muhabbet kuşu hasta, kedi yemiyor',
  },
  pflege: {
    de: 'pflege, oma pflegen, mutter pflegen, pflege zuhause, pflege zu hause, häusliche pflege, pflege für oma, pflege für opa, altenpflege, pflegegrad, kurzzeitpflege, tagespflege, betreutes wohnen, seniorenheim, altersheim, heimplatz, pflegeplatz, demenz, alte eltern, haushaltshilfe senioren, essen auf rädern, 24 stunden pflege, hospiz, palliativ, angehörige pflegen, verhinderungspflege',
    en: 'care for elderly, elderly care, home care, care at home, nursing care, nursing home, retirement home, care home, assisted living, dementia, carer, caregiver, care for my mother, care for grandma, meals on wheels, hospice, palliative, respite care, old parents',
    tr: 'bakım, yaşlı bakımı, evde bakım, hasta bakımı, anneme bakım, bakıcı, hasta bakıcı, huzurevi, yaşlı evi, bakım evi, demans, alzheimer, yaşlılar için, günlük bakım yaşlı',
  },
  krankenhaus: {
    de: 'operation, op termin, notaufnahme, knochenbruch, arm gebrochen, bein gebrochen, gebrochen, schlaganfall, herzinfarkt, geburt, entbindung, kreißsaal, blinddarm, röntgen, mrt, ct, notarzt, krankenwagen, bewusstlos, vergiftung, schwerer unfall, chirurgie, kaiserschnitt',
    en: 'operation, surgery, emergency room, er, broken bone, broken arm, broken leg, stroke, heart attack, give birth, birth, maternity, appendix, x ray, xray, mri, ct scan, ambulance, unconscious, poisoning, accident and emergency, surgeon',
    tr: 'ameliyat, acil servise, kırık kol, kolum kırıldı, bacağım kırıldı, kırık bacak, felç, kalp krizi, doğum, doğum yapmak, apandisit, röntgen, mr çektirmek, ambulans, zehirlenme, bayıldı, cerrah',
  },
  sanitaetshaus: {
    de: 'rollstuhl kaufen, rollstuhl mieten, rollator, krücken, gehhilfe, bandage, kompressionsstrümpfe, stützstrümpfe, einlagen, schuheinlagen, prothese, orthese, pflegebett, inkontinenz, blutdruckmessgerät, badewannenlift, treppenlift, brustprothese, gehstock',
    en: 'wheelchair buy, rent wheelchair, buy a wheelchair, walker, rollator, crutches, walking aid, compression stockings, insoles, orthopedic insoles, prosthesis, orthosis, hospital bed, incontinence, blood pressure monitor, stair lift, walking stick, medical supplies',
    tr: 'tekerlekli sandalye almak, tekerlekli sandalye kiralama, yürüteç, koltuk değneği, baston, varis çorabı, tabanlık, protez bacak, ortez, hasta yatağı, hasta bezi, tansiyon aleti, medikal malzeme, medikal',
  },
};
