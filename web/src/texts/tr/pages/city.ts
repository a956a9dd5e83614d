import type { PageTexts } from '../../catalogue-types.js';
import { turkish } from '../../number-format.js';
import { MANY_IN_A_CITY } from '../../many-in-a-city.js';

export const city: PageTexts['city'] = {
  lang: 'tr',
  title: (city) => `${city} şehrindeki işletmeler`,
  description: (city, total) =>
    `${city} şehrinde adresi, telefonu ve çalışma saatleriyle ${turkish(total)} servis, usta ve hizmet işletmesi.`,
  total: (total) => `${turkish(total)} işletme`,
  text: (city, total) =>
    total === 1
      ? `Bu rehberde ${city} şehrinden bir işletme var. Sayfasında adresi, telefonu, çalışma saatleri ve şu anda açık olup olmadığı yer alıyor.`
      : `Bu rehberde ${city} şehrinden${total < MANY_IN_A_CITY ? '' : ', köşedeki tamirciden uzmanına kadar'} ${turkish(total)} işletme var. Puana göre sıralanırlar; her sayfada adres, telefon, çalışma saatleri ve işletmenin şu anda açık olup olmadığı yer alır.`,
  list: 'Tüm işletmeler',
  loading: 'İşletmeler yükleniyor...',
};
