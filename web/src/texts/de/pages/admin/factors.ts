import type { PageTexts } from '../../../catalogue-types.js';

export const factors: PageTexts['admin']['factors'] = {
  gate: {
    title: 'Code der App',
    code: 'Code der App',
    codeHint: 'Die sechs Ziffern, die Ihre App gerade zeigt.',
    recovery: 'Wiederherstellungscode',
    recoveryHint: 'Einer der Codes, die Sie aufbewahrt haben; jeder gilt einmal.',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Code der App verwenden',
    submit: 'Bestätigen und anmelden',
    wrong:
      'Der Code ist falsch oder wurde schon benutzt. Warten Sie auf den nächsten der App und geben Sie ihn ein.',
    wrongRecovery: 'Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt.',
    tooLate: 'Die Anmeldung hat zu lange gedauert. Geben Sie Ihr Passwort noch einmal ein.',
    back: 'Von vorn beginnen',
    withPasskey: 'Mit Passkey anmelden',
    noPasskey:
      'Kein Passkey wurde benutzt: Sie haben abgebrochen, oder dieses Gerät hat keinen für diese Site. Das Passwort geht immer.',
    unknownPasskey:
      'Dieser Passkey ist hier nicht bekannt. Melden Sie sich mit dem Passwort an und richten Sie einen neuen ein.',
  },
  totp: {
    title: 'Anmeldung in zwei Schritten',
    off: 'Aus. Richten Sie eine App für Codes ein, fragt die Anmeldung nach dem Passwort auch nach ihrem Code.',
    on: 'An. Die Anmeldung fragt nach dem Passwort auch nach dem Code Ihrer App.',
    left: (count) => {
      if (count === 0) return 'Kein Wiederherstellungscode ist übrig; erstellen Sie neue.';
      const codes =
        count === 1 ? 'Ein Wiederherstellungscode ist übrig' : `${count} Wiederherstellungscodes sind übrig`;
      return `${codes}. Damit melden Sie sich an, wenn die App verloren ist.`;
    },
    loadFailed: 'Der Stand der Anmeldung in zwei Schritten konnte nicht geladen werden.',
    setUp: 'App einrichten',
    replace: 'Andere App einrichten',
    renew: 'Neue Wiederherstellungscodes',
    remove: 'Ausschalten',
    password: 'Jetziges Passwort',
    passwordHint: 'Geben Sie zur Sicherheit Ihr Passwort noch einmal ein. Ihre anderen Sitzungen enden.',
    goOn: 'Weiter',
    cancel: 'Abbrechen',
    wrongPassword: 'Das jetzige Passwort ist falsch.',
    failed: (message) => `Das ist fehlgeschlagen: ${message}`,
    scan: 'Lesen Sie dieses Quadrat mit Ihrer App für Codes ein (Aegis, Google Authenticator, 1Password …).',
    qr: 'QR-Code für die App',
    secret: 'Geht das nicht, tippen Sie diesen Schlüssel in die App:',
    code: 'Code, den die App zeigt',
    confirm: 'Einschalten',
    wrongCode:
      'Das ist nicht der Code, den die App gerade zeigt. Prüfen Sie die Uhr des Geräts und geben Sie den neuen Code ein.',
    isOn: 'Anmeldung in zwei Schritten ist an',
    renewed: 'Neue Wiederherstellungscodes erstellt',
    isOff: 'Anmeldung in zwei Schritten ist aus',
    othersEnded: 'Ihre anderen Sitzungen sind beendet.',
  },
  passkeys: {
    title: 'Passkeys',
    intro:
      'Mit einem Passkey melden Sie sich ohne Passwort und Code an, indem Sie Ihr Gerät entsperren. Ihr Passwort gilt weiter.',
    impossible:
      'Dieser Browser kann hier keinen Passkey benutzen: Die Seite muss über https und mit einem Namen geöffnet sein.',
    empty: 'Noch kein Passkey.',
    name: 'Name des Passkeys',
    createdAt: 'Eingerichtet',
    lastUsedAt: 'Zuletzt benutzt',
    never: 'Noch nicht benutzt',
    actions: 'Aktion',
    add: 'Passkey einrichten',
    make: 'Passkey erstellen',
    added: 'Passkey eingerichtet',
    notMade: 'Kein Passkey wurde erstellt: Sie haben abgebrochen, oder dieses Gerät hat schon einen.',
    remove: 'Entfernen',
    removeOf: (name) => `${name}: Passkey entfernen`,
    removing: (name) => `${name} wird entfernt. Löschen Sie ihn auch in den Einstellungen des Geräts.`,
    removed: 'Passkey entfernt',
  },
  codes: {
    title: 'Wiederherstellungscodes',
    text: 'Diese Codes werden nur jetzt gezeigt. Bewahren Sie sie sicher auf: Ist die App verloren, meldet jeder Sie einmal an. Frühere Codes gelten nicht mehr.',
    save: 'Als Datei speichern',
    done: 'Ich habe sie aufbewahrt',
  },
  reset: {
    action: 'Zweiten Faktor entfernen',
    actionOf: (name) => `${name}: zweiten Faktor entfernen`,
    title: 'Zweiten Faktor entfernen?',
    text: (name) =>
      `App, Wiederherstellungscodes und Passkeys von ${name} gelten nicht mehr; bis zur neuen Einrichtung genügt das Passwort. Die Sitzungen enden, und eine Mail sagt Bescheid. Tun Sie das nur auf Bitte dieser Person.`,
    cancel: 'Abbrechen',
    done: 'Zweiter Faktor entfernt',
    failed: 'Das ist fehlgeschlagen',
  },
};
