import type { HandClaimTexts } from './default.js';

export const handClaims: HandClaimTexts = {
  title: 'Codes per Brief oder Anruf',
  intro:
    'Inhaber, deren Eintrag keine E-Mail-Adresse hat, fragen nach einem Code per Brief oder Anruf. Schreiben Sie nur an die Anschrift des Eintrags, rufen Sie nur dessen Nummer an.',
  ways: { letter: 'Brief', phone: 'Anruf' },
  states: { waiting: 'Wartet', issued: 'Code ausgegeben', used: 'Code verwendet' },
  make: 'Code erzeugen',
  again: 'Neuen Code erzeugen',
  once: 'Der Code wird nur jetzt gezeigt. Ein neuer Code ersetzt ihn.',
  call: (phone) => `Rufen Sie ${phone} an und lesen Sie vor:`,
  reference: 'Vorgang',
  code: 'Code',
  until: 'Gültig bis',
  print: 'Brief drucken',
  dismiss: 'Anfrage schließen',
};
