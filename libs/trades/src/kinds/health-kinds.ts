import type { Kinds } from './kind.js';

/** Kinds of doctors, therapists, opticians and carers. */
export const healthKinds: Kinds = {
  arzt: {
    paediatrics:
      'Kinderarzt, Kinderärztin, Kinderärzte, Kinder- und Jugendmedizin, Kinder- und Jugendarzt, Kinderheilkunde, Pädiater, pediatrician, paediatrician, doctor for children, children’s doctor, çocuk doktoru, pediatri, çocuk hastalıkları',
    gynaecology:
      'Frauenarzt, Frauenärztin, Frauenärzte, Gynäkologe, Gynäkologin, Gynäkologie, Frauenheilkunde, Geburtshilfe, gynecologist, gynaecologist, gynecology, kadın doğum, jinekolog, kadın hastalıkları',
    skin: 'Hautarzt, Hautärztin, Hautärzte, Dermatologe, Dermatologin, Dermatologie, dermatologist, skin doctor, cildiye, dermatoloji, cilt doktoru',
    'ear-nose-throat':
      'HNO, Hals-Nasen-Ohren, Hals Nasen Ohren, Ohrenarzt, ENT doctor, otolaryngologist, ear nose throat, kulak burun boğaz',
    eyes: 'Augenarzt, Augenärztin, Augenärzte, Augenheilkunde, Ophthalmologe, ophthalmologist, eye doctor, göz doktoru, göz hastalıkları',
    orthopaedics:
      'Orthopäde, Orthopädin, Orthopäden, orthopedist, orthopaedic, orthopedic, ortopedi, ortopedist',
    urology: 'Urologe, Urologin, Urologen, Urologie, urologist, üroloji, ürolog',
    heart: 'Kardiologe, Kardiologin, Kardiologie, Herzspezialist, cardiologist, kardiyolog, kardiyoloji',
    nerves: 'Neurologe, Neurologin, Neurologie, Nervenarzt, neurologist, nörolog, nöroloji',
    psychiatry: 'Psychiater, Psychiaterin, Psychiatrie, psychiatrist, psikiyatrist, psikiyatri',
    fertility: 'Kinderwunsch, Kinderwunschzentrum, Kinderwunschklinik, fertility clinic, tüp bebek',
    proctology: 'Proktologe, Proktologin, Proktologie, proctologist, proktolog',
    stomach: 'Gastroenterologe, Gastroenterologin, Gastroenterologie, gastroenterologist, gastroenterolog',
    lungs:
      'Lungenarzt, Lungenfacharzt, Pneumologe, Pneumologin, Pneumologie, pulmonologist, göğüs hastalıkları',
    diabetes: 'Diabetologe, Diabetologin, Diabetologie, diabetologist, diyabet uzmanı',
    general:
      'Hausarzt, Hausärztin, Hausärzte, Allgemeinmedizin, Allgemeinmediziner, Allgemeinarzt, Praktischer Arzt, general practitioner, family doctor, aile hekimi',
  },
  zahnarzt: {
    orthodontics:
      'Kieferorthopäde, Kieferorthopädin, Kieferorthopäden, Kieferorthopädie, Zahnspange, orthodontist, orthodontics, ortodontist, ortodonti',
    'oral-surgery':
      'Oralchirurg, Oralchirurgin, Oralchirurgie, Kieferchirurg, Kieferchirurgie, oral surgeon, oral surgery, çene cerrahı, çene cerrahisi',
    'child-dentistry':
      'Kinderzahnarzt, Kinderzahnärztin, Kinderzahnheilkunde, pediatric dentist, çocuk diş hekimi',
  },
  therapie: {
    podology:
      'Podologie, Podologe, Podologin, medizinische Fußpflege, podiatrist, chiropodist, podolog, podoloji',
    physiotherapy:
      'Physiotherapie, Physiotherapeut, Physiotherapeutin, Physio, Krankengymnastik, physiotherapist, physiotherapy, physical therapist, fizyoterapi, fizik tedavi',
    speech: 'Logopädie, Logopäde, Logopädin, Sprachtherapie, speech therapist, konuşma terapisti',
    occupational: 'Ergotherapie, Ergotherapeut, Ergotherapeutin, occupational therapist, ergoterapi',
    psychotherapy:
      'Psychotherapie, Psychotherapeut, Psychotherapeutin, Psychologe, Psychologin, Paartherapie, psychotherapist, psychologist, counselling, psikolog, psikoterapi',
    midwife: 'Hebamme, Hebammen, midwife, ebe',
    naturopath: 'Heilpraktiker, Heilpraktikerin, Naturheilkunde, Homöopathie, naturopath, homeopath',
    osteopathy: 'Osteopathie, Osteopath, Osteopathin, Chiropraktiker, Chiropraktik, chiropractor',
  },
  optiker: {
    hearing:
      'Hörgerät, Hörgeräte, Hörakustik, Hörakustiker, Hörgeräteakustiker, hearing aid, hearing aids, işitme cihazı',
    glasses:
      'Optiker, Brille, Brillen, Augenoptik, Augenoptiker, Kontaktlinsen, optician, glasses, gözlük, optik',
  },
  pflege: {
    home: 'Pflegeheim, Altenheim, Seniorenheim, Altersheim, Seniorenresidenz, nursing home, care home, huzurevi',
    ambulant: 'Pflegedienst, ambulante Pflege, Sozialstation, home care, evde bakım',
  },
};
