import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';

export const contact: PageTexts['contact'] = {
  lang: 'tr',
  title: 'İletişim',
  description: `Rehber veya bir kayıt hakkında sorunuz, bir fikriniz mi var? Bize yazın: ${PROMISED_HOURS} saat içinde yanıtlıyoruz.`,
  heading: 'Bize ulaşın',
  intro: 'Bir soru, kayıtta bir hata, güzel bir söz? Bize yazın. Yazdıklarınızı bir insan okur.',
  form: {
    title: 'Mesaj yazın',
    name: 'Adınız',
    email: 'E-posta',
    category: 'Kategori',
    categories: {
      general: 'Genel soru',
      business: 'İşletme kaydı',
      support: 'Teknik destek',
      partnership: 'İş birliği',
      feedback: 'Geri bildirim',
    },
    subject: 'Konu',
    message: 'Mesaj',
    submit: 'Mesajı gönder',
    submitting: 'Gönderiliyor...',
    sent: 'Mesajınız ulaştı. E-posta adresinize bir onay gönderiliyor.',
  },
  toast: {
    title: 'Mesaj gönderildi!',
    text: `Teşekkürler. ${PROMISED_HOURS} saat içinde size dönüş yapacağız.`,
  },
  card: {
    title: 'E-postayla',
    text: 'Form yerine doğrudan yazmak isterseniz:',
    address: 'kontakt@gewerk.example',
    reply: `${PROMISED_HOURS} saat içinde yanıt`,
    hours: { lang: 'tr', label: 'Destek saatleri:', text: 'Pzt-Cum 9-18' },
  },
  faq: {
    title: 'Sık sorulan sorular',
    entries: [
      {
        question: 'Ne kadar çabuk yanıt alırım?',
        answer: `${PROMISED_HOURS} saat içinde; pazartesiden cumaya 9 ile 18 arasında çoğunlukla aynı gün. Mesajınızın ulaştığını hemen e-postayla onaylarız.`,
      },
      {
        question: 'Bir kayıtta yanlışlık var. Ne yapabilirim?',
        answer:
          'Kaydın altında “Değişiklik öner” veya “Kaydı bildir” seçeneğini kullanın. Bilgiyi kontrol edip kaydı düzeltiriz.',
      },
      {
        question: 'Kayıt ücreti ne kadar?',
        answer:
          'Adres, telefon numarası, çalışma saatleri ve açıklama içeren temel kayıt ücretsizdir ve öyle kalacaktır.',
      },
      {
        question: 'Verdiğim bilgilere ne olur?',
        answer:
          'Yalnızca size yanıt vermek için kullanırız, kimseyle paylaşmayız ve en geç bir yıl sonra sileriz.',
      },
    ],
  },
  cta: {
    title: 'İşletmeniz henüz yok mu?',
    text: 'Üç adımda ekleyin. Kayıt ücretsizdir.',
    button: 'İşletmenizi ücretsiz ekleyin',
  },
};
