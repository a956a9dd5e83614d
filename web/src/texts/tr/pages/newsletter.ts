import type { PageTexts } from '../../catalogue-types.js';

export const newsletter: PageTexts['newsletter'] = {
  lang: 'tr',
  title: 'Bülten',
  description: 'Bülten aboneliğini onaylayın veya sonlandırın.',
  confirm: {
    title: 'Bülteni onaylayın',
    text: 'Tek tıkla bülten, bu e-postanın geldiği adrese gönderilecek.',
    button: 'Evet, bülteni istiyorum',
    done: 'Teşekkürler! Bülten size gönderilecek.',
    failed: 'Bu bağlantı artık geçerli değil. Lütfen yeniden abone olun.',
  },
  unsubscribe: {
    title: 'Bültenden ayrılın',
    text: 'Adresiniz silinecek ve artık bülten almayacaksınız.',
    button: 'Abonelikten ayrıl',
    done: 'Abonelikten ayrıldınız. Adresiniz silindi.',
    failed: 'Bu bağlantı eksik. Lütfen e-postadaki bağlantının tamamını kopyalayın.',
  },
  again: 'Bu olmadı. Lütfen birazdan yeniden deneyin.',
  home: 'Ana sayfaya git',
};
