import { type ErrorCode, type RefusalName, rowErrorsInTurkish } from '@gewerk/contracts';

/** The sentence for each reason, with `{name}` as a placeholder for a value. */
const reasons: Readonly<Record<RefusalName, string>> = {
  'business-changed': '{name} bu arada değişti; yeniden yükleyip tekrar deneyin.',
  'business-exists': 'Bu ad ve adresle bir işletme zaten var: {address}.',
  'business-returned': '{name} bu arada dizine yeniden eklendi.',
  'business-suppressed':
    '{name} kişinin isteğiyle kaldırıldı. Yeniden listelemek için önce engelleme listesinden çıkarın.',
  'business-not-found': 'Bu işletme artık yok.',
  'business-removed': '{name} silindi; geri alınabilir.',
  'merge-not-undoable':
    '{name} birleştirmede bu adı ve adresi devraldı ve o zamandan beri değişti. Ona başka bir ad verin, sonra birleştirmeyi geri alın.',
  'submission-decided': 'Bu başvuru zaten karara bağlandı.',
  'report-decided': 'Bu bildirim zaten karara bağlandı.',
  'selection-changed': 'Seçimde artık {expected} değil {now} işletme var; önizlemeye yeniden bakın.',
  'selection-exchanged': 'Seçimde artık aynı sayıda ama başka işletmeler var; önizlemeye yeniden bakın.',
  'selection-empty': 'Seçimde artık işletme yok; yeniden seçin.',
  'text-selects-too-many':
    'Arama {total} işletme buluyor, bir metinle {most} tanesinden azı seçilebilir; bir filtreyle daraltın.',
  'bulk-running': 'Başka bir toplu değişiklik sürüyor; durdurun veya bitmesini bekleyin.',
  'bulk-not-undoable':
    'Bu toplu değişiklik geri alınamaz: sürüyor, geri alınmış veya üzerinden çok zaman geçmiş.',
  'views-full': 'Bir hesapta en çok {most} görünüm saklanır; önce birini kaldırın.',
  'no-mail-server': 'E-posta sunucusu ayarlanmamış (SMTP_URL).',
  'mail-not-retryable': 'Bu e-posta gönderildi, zaten bekliyor ya da alıcısı yok.',
  'import-not-ended': 'İçe aktarma henüz bitmedi. Önce iptal edin.',
  'import-undo-running': 'İçe aktarma zaten geri alınıyor.',
  'import-undone': 'İçe aktarma zaten geri alındı.',
  'import-without-change': 'İçe aktarma hiçbir şeyi değiştirmedi.',
  'import-too-old':
    'İçe aktarmanın üzerinden {days} günden fazla geçti; değiştirdikleri daha uzun saklanmaz.',
  'import-running': 'Başka bir içe aktarma veya geri alma sürüyor. Bunu o bitince başlatın.',
  'import-other-undo': 'Başka bir içe aktarma veya geri alma sürüyor. Bunu o bitince geri alın.',
  'import-cancelled': 'İçe aktarma iptal edildi. O ana kadar kaydedilenler korunur.',
  'import-timeout':
    'İçe aktarma {minutes} dakikada bitmedi. Kaydedilenler korunur; sürdürmek için yeniden başlatın.',
  'file-too-large': 'Dosya {megabytes} MB sınırını aşıyor. Bölün ve parçaları ayrı ayrı içe aktarın.',
  'file-empty': 'Dosya boş (0 bayt). İçinde satır olan bir .xlsx, .xls veya .csv dosyası seçin.',
  'file-no-spreadsheet':
    'Dosya bir hesap tablosu değil. Adı .xlsx, .xls veya .csv ile biten bir dosya olarak kaydedin ve onu içe aktarın.',
  'file-encrypted': 'Dosya şifreli. Şifresiz kaydedin ve onu içe aktarın.',
  'file-cut-off': 'Dosya yarım veya bozuk: sonu eksik. Yeniden aktarın veya kaydedin.',
  'file-damaged': 'Dosya bozuk: {part} okunamıyor. Bir hesap tablosu programında açıp yeniden kaydedin.',
  'file-incomplete': 'Dosya eksik: {part} bulunamadı. Bir hesap tablosu programında açıp yeniden kaydedin.',
  'file-bomb': 'Dosya, bu boyutta bir tablonun içereceğinden çok daha büyük açılıyor ({what}). Açılmadı.',
  'file-too-demanding':
    'Dosyayı okumak izin verilenden fazla bellek gerektiriyor. Bölün ve parçaları ayrı ayrı içe aktarın.',
  'files-take-too-long':
    'Tümünü okumak {seconds} saniyeden uzun sürdü. Bir seferde daha az veya daha küçük dosya içe aktarın.',
  'file-too-many-rows': 'Dosyada {rows} satırdan fazla var. Bölün ve parçaları ayrı ayrı içe aktarın.',
  'file-without-sheet': 'Dosyada çalışma sayfası yok.',
  'file-without-this-sheet': 'Dosyada “{sheet}” adlı sayfa yok. Sayfaları: {sheets}.',
  'files-differ': '“{file}” dosyasının sütunları “{first}” dosyasınınkilerden farklı. Onu ayrı içe aktarın.',
  'file-without-header':
    'Hiçbir sayfada tanınan bir başlık satırı yok. İlk satırlardan biri sütunları adlandırmalı: işletmenin adı (name, Name, title, Business name, post_title …) ve en az bir sütun daha, örneğin city, Kategorie veya address.',
  'address-refused': 'Bu adres alınamaz: https:// ile başlamalı ve herkese açık internette olmalı.',
  'address-unreachable': '{host} sunucusuna ulaşılamadı ya da sertifikası geçerli değil.',
  'address-status': '{host} dosya yerine {status} yanıtını verdi.',
  'schedules-full': '{most} zamanlanmış içe aktarma var; önce birini kaldırın.',
  'schedule-exists': 'Bu adres başka bir zamanlanmış içe aktarmada var.',
  'upload-cut-off': 'Yükleme bitmeden kesildi; yeniden gönderin.',
  'settings-saved':
    'Ayarlar bu arada kaydedildi: geçerli sürüm {current}, değişiklikler sürüm {base} üzerinde yapıldı.',
  'photo-unshowable':
    'Bu fotoğraf gösterilemiyor: bozuk, piksel sayısı çok fazla ya da JPEG, PNG, WebP, GIF veya AVIF değil.',
  'photos-full': 'Bir işletme en fazla {most} yüklenmiş fotoğraf saklar; önce birini çıkarın.',
  'photo-too-large': 'Fotoğraf {megabytes} MB’tan büyük.',
  'photo-of-other-type': 'JPEG, PNG, WebP, GIF ve AVIF kabul edilir.',
  'logo-unshowable': 'Bu logo gösterilemiyor: bozuk, çok büyük ya da PNG, JPEG, WebP veya SVG değil.',
  'photo-update-running': 'Fotoğraf güncellemesi zaten sürüyor; durdurun veya bitmesini bekleyin.',
  'check-running': 'Bir denetim zaten sürüyor; durdurun veya bitmesini bekleyin.',
  'browser-unprotected':
    'Bu tarayıcı bir çağrının hangi sayfadan geldiğini söylemiyor (Sec-Fetch-Site); kod parçalarındaki betikler paneli kullanabilir. 2023 veya sonrası bir tarayıcı kullanın, vekil sunucunun bu başlıkları iletmesini sağlayın ya da ADMIN_ORIGIN ayarlayın.',
  'check-too-often': 'Çok fazla web sitesi denetlendi; {seconds} sn sonra yeniden deneyin.',
};

const codes: Readonly<Record<ErrorCode, string>> = {
  'invalid-input': 'Bir değer kabul edilmedi.',
  unauthenticated: 'Oturum açık değil; önce giriş yapın.',
  forbidden: 'Buna izin yok.',
  'business-not-found': 'Bu işletme artık yok.',
  'category-not-found': 'Bu kategori yok.',
  'city-not-found': 'Bu şehir yok.',
  'photo-not-found': 'Bu fotoğraf yok.',
  'run-not-found': 'Böyle bir işlem yok.',
  'file-not-found': 'Dosya artık yok; süresi dolmuş olabilir.',
  'submission-not-found': 'Bu başvuru artık yok.',
  'report-not-found': 'Bu bildirim artık yok.',
  'message-not-found': 'Bu mesaj artık yok.',
  'claim-not-found': 'Bu istek artık yok ya da kodu kullanıldı.',
  'mail-not-found': 'Bu e-posta artık yok.',
  'subscription-not-found': 'Bu abonelik artık yok.',
  'settings-version-not-found': 'Ayarların bu sürümü saklanmıyor.',
  'account-not-found': 'Bu hesap kapatılmış.',
  'passkey-not-found': 'Hesapta böyle bir geçiş anahtarı yok.',
  'route-not-found': 'Bu adreste bir şey yok.',
  'method-not-allowed': 'Bu adres böyle bir isteği kabul etmiyor.',
  conflict: 'Durum bu arada değişti; yeniden yükleyip tekrar deneyin.',
  'precondition-failed': 'Dosya istenen dosya değil.',
  'payload-too-large': 'Gönderilen çok büyük.',
  'uri-too-long': 'Adres çok uzun.',
  'not-a-spreadsheet': 'Dosya bir hesap tablosu değil.',
  'unsupported-media-type': 'Bu dosya türü kabul edilmiyor.',
  'range-not-satisfiable': 'Dosyada böyle bir bölüm yok.',
  'unprocessable-file': 'Dosya okunamıyor.',
  'rate-limited': 'Çok fazla istek; biraz sonra yeniden deneyin.',
  'headers-too-large': 'İstek çok büyük.',
  internal: 'Beklenmeyen bir hata oluştu; daha sonra yeniden deneyin.',
  unavailable: 'Hizmet şu anda yanıt vermiyor; biraz sonra yeniden deneyin.',
  'request-timeout': 'İstek zamanında ulaşmadı; yeniden gönderin.',
  timeout: 'Yanıt zamanında gelmedi; yeniden deneyin.',
};

/** What the server refused, and why. */
export const faults = {
  reasons,
  codes,
  /** Why a row was not imported; the value is '' if the row has none. */
  rows: rowErrorsInTurkish.sentences,
  unreached: 'Sunucuya ulaşılamadı; bağlantıyı denetleyip yeniden deneyin.',
  field: (label: string) => `${label}: bu değer kabul edilmedi.`,
} as const;
