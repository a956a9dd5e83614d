import { CONSENT_MONTHS, STATISTICS_DAYS, STATISTICS_PANEL } from '@gewerk/contracts/limits';
import type { LegalTexts } from '../../page-text-types.js';

export const privacy: LegalTexts = {
  lang: 'tr',
  title: 'Gizlilik politikası',
  description:
    'Bu rehber hangi verileri ne için ve ne kadar süreyle işler, hangi haklara sahipsiniz: kısa ve açık.',
  intro:
    'Bu rehber az veriyle yetinir. Bunların hangileri olduğu, ne için gerektiği ve onlar hakkında nasıl karar vereceğiniz burada yazar. Bağlayıcı olan Almanca metindir.',
  updated: { lang: 'tr', text: 'son güncelleme: 15 Ocak 2024' },
  contents: 'İçindekiler',
  sections: [
    {
      id: 'verantwortlich',
      title: '1. Kim sorumlu',
      blocks: [
        'Bu web sitesinde kişisel verilerin işlenmesinden künyede adı geçen işleten sorumludur. Veri koruma konusunda bize ulaşabileceğiniz adres, telefon numarası ve e-posta adresi orada yer alır.',
      ],
      link: { text: 'Künyeye git', path: '/imprint' },
    },
    {
      id: 'besuch',
      title: '2. Ziyaret sırasında olanlar',
      blocks: [
        'Bir sayfayı açtığınızda tarayıcınız, IP adresiniz dahil teknik olarak gerekli bilgileri iletir. Bunlar size yanıt vermek ve toplu isteklerle aşırı yüklenmeyi önlemek için gerekir (GDPR md. 6/1-f). Bu amaçla kısa süre bellekte durur; uygulama, ziyaretleri adresleriyle kaydeden bir erişim günlüğü tutmaz.',
        'Aradıklarınız yalnızca aranır, kişiliğinizle ilişkilendirilmez. Yazı tiplerini, simgeleri, haritaları ve görselleri kendi sunucumuzdan göndeririz: temel haliyle hiçbir sayfa üçüncü taraflara bağlanmaz.',
        `İşleten için, bir kaydın ne kadar açıldığını, telefonunun, web sitesinin veya yol tarifinin ne kadar seçildiğini ve neyin arandığını sayarız: günlük toplamlar olarak, çerez ve tanımlayıcı kullanmadan, adresinizi saklamadan (GDPR md. 6/1-f). Tekrarlanan bir arama bir kez sayılsın diye, geri çözülemeyen bir denetim değeri en fazla bir saat bellekte kalır. Yalnızca tek tük kişilerin yazdığı arama kelimeleri kimseye gösterilmez ve ${STATISTICS_DAYS.rareWords} gün sonra, diğerleri son aramadan ${STATISTICS_DAYS.words} gün sonra silinir; toplamları ${STATISTICS_PANEL.months} ay sonra sileriz. Tarayıcınız “Global Privacy Control” veya “Do Not Track” gönderiyorsa sizi saymayız.`,
        'İşleten, örneğin ölçüm veya reklam için üçüncü tarafların programlarını ekleyebilir. Onaya bağlanmışlarsa ancak siz onayladıktan sonra yüklenirler.',
      ],
    },
    {
      id: 'cookies',
      title: '3. Çerezler ve cihazınızın deposu',
      blocks: [
        'Yalnızca birkaç kayıt gereklidir: seçiminizi saklayan çerez ve “Geri” düğmesinin doğru yere götürmesi için kaydırma konumu. Diğer her şey yalnızca onayınızla yüklenir ve saklanır (GDPR md. 6/1-a, Alman TDDDG md. 25/1).',
        `Seçiminiz ${CONSENT_MONTHS} ay geçerlidir. Verdiğiniz kadar kolay biçimde, istediğiniz zaman değiştirebilir veya geri alabilirsiniz. Tarayıcınız “Global Privacy Control” veya “Do Not Track” sinyalini gönderiyorsa bu ret sayılır ve size sormayız.`,
      ],
      link: { text: 'Çerez seçimini gör ve değiştir', path: '/cookies' },
    },
    {
      id: 'mitteilungen',
      title: '4. Bize ilettikleriniz',
      blocks: [
        'Bize yazdığınızda veya bir işletme eklediğinizde bilgilerinizi yanıt vermek ya da kaydı kontrol edip yayımlamak için işleriz (GDPR md. 6/1-b ve f). Adınızı ve mesajınızı yayımlamayız; yalnızca işletmenin kaydına ait olanlar yayımlanır.',
        'Bülten, ancak aboneliğinizi onay e-postasındaki bağlantıyla onayladıktan sonra gönderilir. Her sayıda tek tıkla ayrılabilirsiniz.',
        'Kayıt sahipleri, kayıtlarının sayılarını her ay e-postayla alabilir. Bunun için kodun doğruladığı adresi, kayıt ve seçilen dille birlikte saklarız (GDPR md. 6/1-a). Sayıları kaydın sayfasında veya e-postada tek tıkla sonlandırdığınızda, kayıt kaldırıldığında ya da adres artık kayda ait olmadığında bu adresi sileriz.',
        'Mesajları ve sonuçlanan işlemleri, amaçları ve yasal kayıtlar için gerekmez olduklarında sileriz.',
      ],
    },
    {
      id: 'betriebe',
      title: '5. İşletmelere ait bilgiler',
      blocks: [
        'Rehber ticari bilgiler içerir: ad, meslek, adres, telefon, web sitesi, çalışma saatleri ve puan sayıları. Bunlar herkese açık kaynaklardan, işletenin içe aktardığı listelerden ve işletmelerin kendisinden gelir. Bizim ve ziyaretçilerin meşru menfaati, işletmelerin bulunabilmesidir (GDPR md. 6/1-f).',
        'Orada sizinle ilgili yanlış olan veya yayımlanmasını istemediğiniz bir şey varsa bize yazın. Kaydı düzeltir veya kaldırırız.',
      ],
    },
    {
      id: 'rechte',
      title: '6. Haklarınız',
      blocks: [
        'Bize karşı şu haklara sahipsiniz:',
        [
          'verileriniz hakkında bilgi ve bir kopyasını alma,',
          'düzeltme, silme ve işlemenin kısıtlanmasını isteme,',
          'bize verdiğiniz verilerin taşınmasını isteme,',
          'meşru menfaate dayanan işlemeye itiraz etme,',
          'bir onayı ileriye dönük olarak geri alma.',
        ],
        'Veri koruma ile ilgili başvuruları 30 gün içinde yanıtlarız. Ayrıca, örneğin oturduğunuz yerdeki veri koruma makamına şikâyette bulunabilirsiniz.',
      ],
    },
  ],
};
