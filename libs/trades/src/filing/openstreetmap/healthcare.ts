import { type FilingTable, NO_BUSINESS } from '../filing-table.js';

/** Values of the key `healthcare`. */
export const healthcareValues: FilingTable = {
  arzt: 'doctor, clinic, laboratory, centre, yes, sample collection, vaccination centre, medical imaging, dialysis, specialist, practice, community health worker, test centre, covid19 testing, blood bank, medical centre, health centre, office, physician, doctors, surgery, radiology, diagnostics, medical laboratory, abortion clinic, vaccination, diagnostic centre, occupational medicine, primary, polyclinic, outpatient, dermatology, gynaecology, first aid, orthopaedics, fertility, psychiatrist, psychiatry, medical',
  zahnarzt:
    'dentist, orthodontist, dental technician, dental laboratory, dental hygienist, orthodontics, dental',
  krankenhaus:
    'hospital, birthing centre, blood donation, birthing center, ambulance station, emergency, psychiatric hospital, day hospital, sanatorium',
  therapie:
    'physiotherapist, psychotherapist, alternative, occupational therapist, speech therapist, podiatrist, midwife, therapist, rehabilitation, nutrition counselling, psychologist, counselling, chiropractor, osteopath, acupuncture, naturopath, homeopath, massage, massage therapist, nutritionist, dietitian, dietician, healer, logopedist, ergotherapist, kinesitherapist, physiotherapy, psychotherapy, counsellor, chiropodist, hypnotherapist, kinesiologist, medical massage, rehabilitation centre, speech therapy, occupational therapy, herbalist, music therapist, osteopathy, psychology, alternative medicine, ayurveda, pedicure, podology, traditional chinese medicine, naturopathy, homeopathy, chiropractic, drug counselling',
  pflege:
    'nurse, hospice, nursing home, home care, nursing, nursing service, home nursing, care, retirement home, assisted living, palliative care, day care',
  apotheke: 'pharmacy',
  optiker:
    'optometrist, audiologist, optician, hearing aids, hearing care, hearing aid acoustician, optical, hearing',
  sanitaetshaus:
    'medical supply, prosthetics, orthotics, orthopaedic technician, medical supplies, prosthetist, orthopedics',
  tierarzt: 'veterinary',
  behoerde: 'administration, health department, public health, health office',
  [NO_BUSINESS]: 'no, defibrillator, disused',
};
