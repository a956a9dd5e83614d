import type { PageTexts } from '../../catalogue-types.js';

export const forms: PageTexts['forms'] = {
  lang: 'tr',
  optional: '(isteğe bağlı)',
  choose: 'Lütfen seçin',
  required: 'Lütfen bu alanı doldurun.',
  email: 'Lütfen bir e-posta adresi girin, örn. ad@ornek.com.',
  emailRefused: 'Bu adrese yanıt veremiyoruz. Lütfen kalıcı bir e-posta adresi girin.',
  website: 'Lütfen bir internet adresi girin, örn. www.ornek.com.',
  refused: 'Bu bilgiyi bu haliyle kabul edemiyoruz. Lütfen kontrol edin.',
  phoneHint: 'Bu, eksiksiz bir telefon numarasına benzemiyor. Doğru mu?',
  postalCodeHint: 'Alman posta kodları beş hanelidir. Bilgi doğru mu?',
  kept: 'Yazdıklarınız, siz gönderene kadar bu cihazda saklanır.',
  hours: {
    read: (hours) => `Okunan: ${hours} ✓`,
    unread: 'Okunamadı. Örneğin 09:00-18:00 yazın.',
    copy: 'Salı–Cuma için de kullan',
    allDay: '24 saat',
    closed: 'kapalı',
  },
  homepage: 'Lütfen boş bırakın',
  review: 'Lütfen yazdıklarınızı kontrol edin, sonra gönderin.',
  noScript: 'Bu form JavaScript gerektirir. JavaScript olmadan bize e-postayla ulaşabilirsiniz:',
  failed: 'İşlem başarısız oldu',
  failedText: 'Yazdıklarınız duruyor. Lütfen biraz sonra yeniden deneyin.',
  tooMany: 'Bağlantınızdan az önce çok fazla gönderim geldi. Lütfen bir dakika bekleyin.',
};
