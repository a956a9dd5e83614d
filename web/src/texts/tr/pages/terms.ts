import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { LegalTexts } from '../../page-text-types.js';

export const terms: LegalTexts = {
  lang: 'tr',
  title: 'Kullanım koşulları',
  description: 'Rehberi hangi koşullarla kullandığınız ve işletme eklediğiniz: sekiz kısa madde.',
  intro:
    'Bu koşullar, rehberi işleten ile rehberde arama yapan veya işletme ekleyen herkes arasında geçerlidir. Bağlayıcı olan Almanca metindir.',
  updated: { lang: 'tr', text: 'son güncelleme: 15 Ocak 2024' },
  contents: 'İçindekiler',
  sections: [
    {
      id: 'p1',
      title: '§1 Kapsam',
      blocks: [
        'Bu koşullar rehberin kullanımını düzenler. Kullanıcıların farklı koşulları yalnızca işleten açıkça kabul etmişse geçerlidir. Tüketicilerin emredici yasal hakları saklıdır.',
      ],
    },
    {
      id: 'p2',
      title: '§2 Hizmetler',
      blocks: [
        'Rehber servisleri, ustaları ve hizmet işletmelerini listeler ve bulunmalarını sağlar. Aramak ve okumak ücretsizdir ve üyelik gerektirmez. Bir işletmenin temel kaydı da ücretsizdir.',
        'Onarım ve diğer hizmetlere ilişkin sözleşmeler yalnızca sizinle işletme arasında kurulur. İşleten iş aracılığı yapmaz ve web sitesinin kesintisiz erişilebilir olmasını üstlenmez.',
      ],
    },
    {
      id: 'p3',
      title: '§3 İşletme kaydı',
      blocks: [
        `Bir işletmeyi ekleyen kişi buna yetkili olmalı, eksiksiz ve doğru bilgi vermelidir. Her gönderim, genellikle ${PROMISED_HOURS} saat içinde kontrol edilir. Yayımlanma hakkı yoktur; ret gerekçelendirilir.`,
      ],
      link: { text: 'Kayıtla ilgili sorular', path: '/help' },
    },
    {
      id: 'p4',
      title: '§4 Kullanıcıların yükümlülükleri',
      blocks: [
        'Özellikle şunlar yasaktır:',
        [
          'yanlış, yanıltıcı veya hukuka aykırı bilgi göndermek,',
          'başkalarının ad, metin veya görsel haklarını ihlal etmek,',
          'rehberi toplu olarak otomatik okumak veya işleyişini bozmak,',
          'rehberdeki iletişim bilgilerini istenmeyen reklam için kullanmak.',
        ],
      ],
    },
    {
      id: 'p5',
      title: '§5 Engelleme',
      blocks: [
        'Bu koşulların ihlalinde işleten kayıtları kaldırabilir, erişimi kısıtlayabilir ve hesapları engelleyebilir. Yeterli olan en hafif önlemi seçer ve bir adres biliniyorsa nedenini bildirir.',
      ],
    },
    {
      id: 'p6',
      title: '§6 İçerik ve sorumluluk',
      blocks: [
        'İşletmelere, çalışma saatlerine ve puanlara ilişkin bilgiler üçüncü taraflardan da gelir ve eskimiş olabilir. İşleten hata bildirimlerini gecikmeden inceler, ancak her bilgi için güvence veremez.',
        'İşleten, kasıt ve ağır ihmalde ve yaşam, beden ve sağlığa gelen zararlarda sınırsız sorumludur. Hafif ihmalde yalnızca temel yükümlülüklerin ihlalinden ve öngörülebilir, tipik zararla sınırlı olarak sorumludur.',
      ],
    },
    {
      id: 'p7',
      title: '§7 Koşulların değişmesi',
      blocks: [
        'İşleten bu koşulları ileriye dönük olarak değiştirebilir. Değişiklikler burada yayımlanır ve kayıtlı işletmelere bildirilir. Bir işletme 30 gün içinde itiraz etmezse kabul edilmiş sayılır; bildirimde buna dikkat çekilir.',
      ],
    },
    {
      id: 'p8',
      title: '§8 Son hükümler',
      blocks: [
        'Alman hukuku geçerlidir. Tek tek hükümler geçersizse diğerleri yürürlükte kalır. Tacirler için yetkili mahkeme, işletenin merkezinin bulunduğu yerdedir.',
      ],
    },
  ],
};
