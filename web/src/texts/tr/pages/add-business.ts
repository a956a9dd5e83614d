import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';

const PER_CENT = 100;

export const addBusiness: PageTexts['add-business'] = {
  lang: 'tr',
  title: 'İşletme ekle',
  description: `İşletmenizi rehbere ücretsiz ekleyin: üç adım, kontrol edilir ve ${PROMISED_HOURS} saat içinde görünür olur.`,
  heading: 'İşletmenizi ekleyin',
  intro: `Üç kısa adım, ücretsiz. Kontrolden sonra kaydınız ${PROMISED_HOURS} saat içinde yayına girer.`,
  step: (step, steps) => `Adım ${step} / ${steps}`,
  percent: (step, steps) => `%${Math.round((step / steps) * PER_CENT)}`,
  progress: 'İlerleme',
  next: 'Devam',
  back: 'Geri',
  submit: 'Kaydı gönder',
  submitting: 'Gönderiliyor...',
  basics: {
    title: 'Temel bilgiler',
    name: 'İşletmenin adı',
    category: 'Kategori',
    categories: {
      'kfz-werkstatt': 'Oto servis',
      handwerker: 'Ustalar',
      dienstleister: 'Hizmet işletmeleri',
      handel: 'Ticaret',
      gastronomie: 'Yeme içme',
      gesundheit: 'Sağlık',
      bildung: 'Eğitim',
      immobilien: 'Emlak',
      transport: 'Taşımacılık ve lojistik',
      sonstiges: 'Diğer',
    },
    description: 'Açıklama',
    descriptionHint: 'Ne sunuyorsunuz, müşteriler önceden ne bilmeli?',
  },
  contact: {
    title: 'İletişim bilgileri',
    address: 'Cadde ve kapı numarası',
    city: 'Şehir',
    postal_code: 'Posta kodu',
    phone: 'Telefon',
    email: 'E-posta',
    emailHint: 'Onay bu adrese gönderilir.',
    website: 'Web sitesi',
  },
  hours: {
    title: 'Çalışma saatleri',
    text: 'Tüm bilgiler isteğe bağlıdır. Boş kalanlar gösterilmez.',
    hint: 'örn. 09:00-18:00 veya Kapalı',
    days: {
      monday: 'Pazartesi',
      tuesday: 'Salı',
      wednesday: 'Çarşamba',
      thursday: 'Perşembe',
      friday: 'Cuma',
      saturday: 'Cumartesi',
      sunday: 'Pazar',
    },
  },
  duplicates: {
    title: 'İşletmeniz zaten rehberde mi?',
    text: 'Bu kayıtlar benzer görünüyor. Yine de gönderebilirsiniz.',
  },
  benefits: {
    title: 'Kaydınız size ne kazandırır',
    items: [
      { title: 'Ücretsiz', text: 'Temel kayıt bugün de yarın da ücretsizdir.' },
      {
        title: 'Bulunun',
        text: 'Şehrinizdeki müşteriler sizi mesleğe, yere ve posta koduna göre bulur.',
      },
      {
        title: 'On saniyede ulaşılır',
        text: 'Telefon numaranız ve çalışma saatleriniz en üstte yer alır.',
      },
    ],
  },
  success: {
    title: 'Başarıyla gönderildi!',
    text: 'Teşekkürler. Bundan sonrası şöyle:',
    steps: [
      'Kaydınızın bize ulaştığını bildiren bir e-posta hemen gelecek.',
      `Bilgilerinizi ${PROMISED_HOURS} saat içinde kontrol ederiz.`,
      'Kontrolden sonra kaydınız yayına girer ve bağlantısı size e-postayla gelir.',
    ],
    home: 'Ana sayfaya git',
  },
  toast: {
    title: 'Başarıyla gönderildi!',
    text: `İşletmeniz kontrol için gönderildi. ${PROMISED_HOURS} saat içinde e-postayla onay alacaksınız.`,
  },
};
