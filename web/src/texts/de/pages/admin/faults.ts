import { type ErrorCode, type RefusalName, rowErrorsInGerman } from '@gewerk/contracts';

/** The sentence for each reason, with `{name}` as a placeholder for a value. */
const reasons: Readonly<Record<RefusalName, string>> = {
  'business-changed': '{name} wurde inzwischen geändert; neu laden und noch einmal versuchen.',
  'business-exists': 'Einen Betrieb mit diesem Namen und dieser Adresse gibt es schon: {address}.',
  'business-returned': '{name} wurde inzwischen wieder in das Verzeichnis aufgenommen.',
  'business-suppressed':
    '{name} wurde auf Verlangen der Person entfernt. Um den Betrieb wieder aufzunehmen, zuerst aus der Sperrliste nehmen.',
  'business-not-found': 'Diesen Betrieb gibt es nicht mehr.',
  'business-removed': '{name} ist gelöscht und lässt sich noch wiederherstellen.',
  'merge-not-undoable':
    '{name} hat beim Zusammenführen diesen Namen und diese Adresse übernommen und wurde seither geändert. Geben Sie ihm einen anderen Namen und machen Sie das Zusammenführen dann rückgängig.',
  'submission-decided': 'Über diese Einreichung ist schon entschieden.',
  'report-decided': 'Über diese Meldung ist schon entschieden.',
  'selection-changed':
    'Die Auswahl hat jetzt {now} Betriebe, nicht {expected}; sehen Sie sich die Vorschau noch einmal an.',
  'selection-exchanged':
    'Die Auswahl hat jetzt andere Betriebe, gleich viele; sehen Sie sich die Vorschau noch einmal an.',
  'selection-empty': 'Die Auswahl enthält keinen Betrieb mehr; wählen Sie neu.',
  'text-selects-too-many':
    'Die Suche findet {total} Betriebe, und ein Text wählt weniger als {most} aus; grenzen Sie sie mit einem Filter ein.',
  'bulk-running': 'Eine andere Sammeländerung läuft; stoppen Sie sie oder warten Sie ihr Ende ab.',
  'bulk-not-undoable':
    'Diese Sammeländerung kann nicht rückgängig gemacht werden: Sie läuft, ist schon rückgängig gemacht oder zu lange her.',
  'views-full': 'Ein Konto behält {most} Ansichten; entfernen Sie zuerst eine.',
  'no-mail-server': 'Es ist kein Mailserver eingerichtet (SMTP_URL).',
  'mail-not-retryable': 'Diese Mail ist gesendet, wartet schon oder hat keinen Empfänger.',
  'import-not-ended': 'Der Import ist noch nicht zu Ende. Brechen Sie ihn zuerst ab.',
  'import-undo-running': 'Der Import wird schon rückgängig gemacht.',
  'import-undone': 'Der Import ist schon rückgängig gemacht.',
  'import-without-change': 'Der Import hat nichts geändert.',
  'import-too-old':
    'Der Import ist mehr als {days} Tage her; was er geändert hat, wird nicht länger aufbewahrt.',
  'import-running':
    'Ein anderer Import oder ein Rückgängigmachen läuft. Starten Sie diesen, wenn das zu Ende ist.',
  'import-other-undo':
    'Ein anderer Import oder ein Rückgängigmachen läuft. Machen Sie diesen rückgängig, wenn das zu Ende ist.',
  'import-cancelled': 'Der Import wurde abgebrochen. Was bis dahin gespeichert war, bleibt.',
  'import-timeout':
    'Der Import war nach {minutes} Minuten nicht zu Ende. Was gespeichert ist, bleibt; starten Sie ihn noch einmal, um fortzufahren.',
  'file-too-large':
    'Die Datei ist größer als {megabytes} MB. Teilen Sie sie und importieren Sie die Teile einzeln.',
  'file-empty': 'Die Datei ist leer (0 Byte). Wählen Sie eine .xlsx-, .xls- oder .csv-Datei mit Zeilen.',
  'file-no-spreadsheet':
    'Die Datei ist keine Tabelle. Speichern Sie sie als .xlsx, .xls oder .csv unter einem Namen, der so endet, und importieren Sie diese.',
  'file-encrypted': 'Die Datei ist verschlüsselt. Speichern Sie sie ohne Passwort und importieren Sie diese.',
  'file-cut-off':
    'Die Datei ist abgeschnitten oder beschädigt: Ihr Ende fehlt. Übertragen oder speichern Sie sie noch einmal.',
  'file-damaged':
    'Die Datei ist beschädigt: {part} ist nicht lesbar. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie neu.',
  'file-incomplete':
    'Die Datei ist unvollständig: {part} fehlt. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie neu.',
  'file-bomb':
    'Die Datei ist entpackt viel größer als eine Tabelle dieser Größe ({what}). Sie wurde nicht geöffnet.',
  'file-too-demanding':
    'Die Datei braucht zum Lesen mehr Speicher als erlaubt. Teilen Sie sie und importieren Sie die Teile einzeln.',
  'files-take-too-long':
    'Alles zu lesen dauerte länger als {seconds} s. Importieren Sie weniger Dateien auf einmal oder kleinere.',
  'file-too-many-rows':
    'Die Datei hat mehr als {rows} Zeilen. Teilen Sie sie und importieren Sie die Teile einzeln.',
  'file-without-sheet': 'Die Datei hat kein Tabellenblatt.',
  'file-without-this-sheet': 'Die Datei hat kein Blatt „{sheet}“. Ihre Blätter: {sheets}.',
  'files-differ': '„{file}“ hat andere Spalten als „{first}“. Importieren Sie diese Datei für sich allein.',
  'file-without-header':
    'Kein Blatt hat eine erkennbare Kopfzeile. Eine der ersten Zeilen muss die Spalten nennen: den Namen des Betriebs (name, Name, title, Business name, post_title …) und mindestens eine weitere wie city, Kategorie oder address.',
  'address-refused':
    'Diese Adresse wird nicht geholt: Sie muss mit https:// beginnen und im öffentlichen Internet liegen.',
  'address-unreachable': '{host} ist nicht erreichbar oder hat kein gültiges Zertifikat.',
  'address-status': '{host} hat statt einer Datei mit {status} geantwortet.',
  'schedules-full': 'Es gibt schon {most} geplante Importe; entfernen Sie zuerst einen.',
  'schedule-exists': 'Ein anderer geplanter Import hat diese Adresse.',
  'upload-cut-off': 'Das Hochladen brach vor dem Ende ab; senden Sie die Datei noch einmal.',
  'settings-saved':
    'Die Einstellungen wurden inzwischen gespeichert: Version {current} gilt, geändert wurde Version {base}.',
  'photo-unshowable':
    'Dieses Foto lässt sich nicht zeigen: Es ist beschädigt, hat zu viele Pixel oder ist kein JPEG, PNG, WebP, GIF oder AVIF.',
  'photos-full': 'Ein Betrieb behält höchstens {most} hochgeladene Fotos; nehmen Sie zuerst eines heraus.',
  'photo-too-large': 'Das Foto ist größer als {megabytes} MB.',
  'photo-of-other-type': 'Angenommen werden JPEG, PNG, WebP, GIF und AVIF.',
  'logo-unshowable':
    'Dieses Logo lässt sich nicht zeigen: Es ist beschädigt, zu groß oder kein PNG, JPEG, WebP oder SVG.',
  'photo-update-running':
    'Eine Foto-Aktualisierung läuft schon; stoppen Sie sie oder warten Sie ihr Ende ab.',
  'check-running': 'Eine Prüfung läuft schon; stoppen Sie sie oder warten Sie ihr Ende ab.',
  'browser-unprotected':
    'Dieser Browser sagt nicht, von welcher Seite ein Aufruf kommt (Sec-Fetch-Site); Skripte aus Code-Bausteinen könnten das Panel bedienen. Nehmen Sie einen Browser ab 2023, lassen Sie den Proxy diese Kopfzeilen weitergeben oder setzen Sie ADMIN_ORIGIN.',
  'check-too-often': 'Zu viele Websites geprüft; versuchen Sie es in {seconds} s noch einmal.',
};

const codes: Readonly<Record<ErrorCode, string>> = {
  'invalid-input': 'Ein Wert wurde nicht angenommen.',
  unauthenticated: 'Nicht angemeldet; melden Sie sich zuerst an.',
  forbidden: 'Das ist nicht erlaubt.',
  'business-not-found': 'Diesen Betrieb gibt es nicht mehr.',
  'category-not-found': 'Diese Kategorie gibt es nicht.',
  'city-not-found': 'Diese Stadt gibt es nicht.',
  'photo-not-found': 'Dieses Foto gibt es nicht.',
  'run-not-found': 'Diesen Lauf gibt es nicht.',
  'file-not-found': 'Die Datei gibt es nicht mehr; sie ist vielleicht abgelaufen.',
  'submission-not-found': 'Diese Einreichung gibt es nicht mehr.',
  'report-not-found': 'Diese Meldung gibt es nicht mehr.',
  'message-not-found': 'Diese Nachricht gibt es nicht mehr.',
  'claim-not-found': 'Diese Anfrage gibt es nicht mehr, oder ihr Code wurde verwendet.',
  'mail-not-found': 'Diese E-Mail gibt es nicht mehr.',
  'subscription-not-found': 'Dieses Abonnement gibt es nicht mehr.',
  'settings-version-not-found': 'Diese Version der Einstellungen wird nicht aufbewahrt.',
  'account-not-found': 'Dieses Konto ist beendet.',
  'passkey-not-found': 'Diesen Passkey hat das Konto nicht.',
  'route-not-found': 'Unter dieser Adresse ist nichts.',
  'method-not-allowed': 'Diese Adresse nimmt eine solche Anfrage nicht an.',
  conflict: 'Der Stand hat sich inzwischen geändert; neu laden und noch einmal versuchen.',
  'precondition-failed': 'Die Datei ist eine andere, als verlangt wurde.',
  'payload-too-large': 'Das Gesendete ist zu groß.',
  'uri-too-long': 'Die Adresse ist zu lang.',
  'not-a-spreadsheet': 'Die Datei ist keine Tabelle.',
  'unsupported-media-type': 'Diese Art Datei wird nicht angenommen.',
  'range-not-satisfiable': 'Diesen Teil hat die Datei nicht.',
  'unprocessable-file': 'Die Datei ist nicht lesbar.',
  'rate-limited': 'Zu viele Anfragen; versuchen Sie es gleich noch einmal.',
  'headers-too-large': 'Die Anfrage ist zu groß.',
  internal: 'Ein unerwarteter Fehler ist aufgetreten; versuchen Sie es später noch einmal.',
  unavailable: 'Der Dienst antwortet gerade nicht; versuchen Sie es gleich noch einmal.',
  'request-timeout': 'Die Anfrage kam nicht rechtzeitig an; senden Sie sie noch einmal.',
  timeout: 'Die Antwort kam nicht rechtzeitig; versuchen Sie es noch einmal.',
};

/** What the server refused, and why. */
export const faults = {
  reasons,
  codes,
  rows: rowErrorsInGerman.sentences,
  unreached: 'Der Server ist nicht erreichbar; prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  field: (label: string) => `${label}: Dieser Wert wurde nicht angenommen.`,
} as const;
