import type { PageTexts } from '../../catalogue-types.js';
import { turkish } from '../../number-format.js';
import { turkishDate } from '../../written-date.js';

export const blog: PageTexts['blog'] = {
  lang: 'tr',
  articleLang: 'de',
  articlesInGerman: 'Yazılar Almancadır.',
  title: 'Rehber yazıları',
  description:
    'Servis, ustalık ve onarım üzerine kısa yazılar: nelere dikkat etmeli, ne kadar tutar, işletmeler ne bilmeli.',
  intro: 'Servis, ustalık ve onarım üzerine kısa yazılar. Okuduktan sonra telefon edebilmeniz için yazıldı.',
  featured: 'En yeni yazı',
  list: 'Diğer yazılar',
  inCategory: (category) => `“${category}” yazıları`,
  categories: 'Kategoriler',
  all: 'Tüm yazılar',
  popular: 'Popüler yazılar',
  none: 'Bu kategoride yazı yok.',
  read: 'Yazıyı oku',
  date: turkishDate,
  readTime: (minutes) => `${minutes}\u00a0dk. okuma`,
  views: (count) => `${turkish(count)}\u00a0görüntülenme`,
  comments: (count) => `${turkish(count)}\u00a0yorum`,
  back: 'Tüm yazılar',
  more: 'Okumaya devam et',
  contents: 'Bu yazıda',
  failed: 'Yazılar yüklenemedi.',
  notFound: {
    title: 'Yazı bulunamadı',
    text: 'Böyle bir yazı yok veya artık yok.',
  },
  newsletter: {
    lang: 'tr',
    title: 'Bülten',
    text: 'Ayda bir, servis ve usta dünyasından en önemlileri. Tek tıkla istediğiniz zaman ayrılabilirsiniz.',
    email: 'E-posta adresi',
    submit: 'Bültene abone ol',
    submitting: 'Gönderiliyor...',
    asked: 'Az kaldı: lütfen size şimdi gönderdiğimiz e-postadaki bağlantıyı açın.',
  },
};
