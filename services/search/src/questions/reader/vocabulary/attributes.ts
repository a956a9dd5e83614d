import { PhraseTable } from '../words/phrase-table.js';
import type { FeatureKey } from '../../../document/features.js';

/** Attributes that visitors ask for, by the key of the feature. */
export const attributes = new PhraseTable<FeatureKey>({
  wheelchair:
    'barrierefrei, barrierefreie, barrierefreier, barrierefreies, barrierefreien, behindertengerecht, rollstuhlgerecht, rollstuhlgerechte, rollstuhlgerechter, rollstuhlgerechtes, rollstuhl, mit rollstuhl, rollstuhlfahrer, für rollstuhlfahrer, mit rollstuhl zugänglich, ohne stufen, stufenlos, wheelchair, wheelchair accessible, wheelchair access, accessible, with wheelchair access, step free, disabled access, barrier free, tekerlekli sandalye, tekerlekli sandalyeye uygun, tekerlekli sandalye girişi, engelli, engelli erişimi, engelliye uygun, engelli dostu, engelsiz',
  wifi: 'wlan, mit wlan, kostenloses wlan, gratis wlan, wifi, wi fi, mit wifi, free wifi, with wifi, free wi fi, ücretsiz wifi, wifi olan, kablosuz internet',
  vegan:
    'vegan, vegane, veganes, veganer, veganen, vegane gerichte, vegane küche, vegan food, vegan options, with vegan options, vegan yemek, vegan seçenek',
  vegetarian:
    'vegetarisch, vegetarische, vegetarisches, vegetarischer, vegetarier, vegetarische gerichte, vegetarian, vegetarian food, vegetarian options, veggie, vejetaryen, vejetaryen yemek, etsiz',
  parking:
    'parkplatz, parkplätze, mit parkplatz, mit parkplätzen, kundenparkplatz, eigener parkplatz, parken, parking, with parking, car park, parking lot, otopark, otoparklı, otoparkı olan, park yeri, park yeri olan',
  delivery:
    'lieferdienst, lieferservice, mit lieferdienst, mit lieferung, lieferung, liefert, liefern, liefert nach hause, delivery, with delivery, home delivery, delivers, eve teslim, paket servis, eve servis, teslimat',
  takeaway: 'zum mitnehmen, to go, abholung, take away, takeaway, takeout, take out, gel al, al götür',
  outdoor:
    'biergarten, terrasse, mit terrasse, außenbereich, draußen sitzen, draußen, im freien, mit garten, außengastronomie, outdoor seating, outdoor, outside, with terrace, with garden, with a garden, terrace, patio, beer garden, bahçeli, teras, teraslı, açık hava, dış mekan',
  cards:
    'kartenzahlung, ec karte, mit karte, kreditkarte, mit kreditkarte, karte zahlen, kartenzahlung möglich, kontaktlos, kontaktlos bezahlen, card payment, credit card, credit cards, accepts cards, contactless, kredi kartı, kartla ödeme, kart geçen',
  appointment:
    'online termin, online terminvereinbarung, termin online, mit online termin, termin online buchen, online booking, book online, online appointment, online randevu',
  emergency:
    'notdienst, 24h notdienst, notfall, notfalldienst, bereitschaft, bereitschaftsdienst, emergency, emergency service, emergency services, acil servis, nöbetçi',
  'pick-up': 'hol und bringdienst, hol und bringservice, abholservice, pick up service, pickup service',
  estimate:
    'kostenvoranschlag, mit kostenvoranschlag, free estimate, estimate, cost estimate, quote, fiyat teklifi',
  dogs: 'hundefreundlich, hundefreundliche, hundefreundlicher, hundefreundliches, hundefreundlichen, hunde erlaubt, hunde willkommen, wo hunde erlaubt sind, hund erlaubt, mit hund erlaubt, dog friendly, dogs allowed, dogs welcome, pet friendly, pets allowed, köpek dostu, evcil hayvan dostu, köpek kabul eden',
  children:
    'kinderfreundlich, kinderfreundliche, kinderfreundlicher, kinderfreundliches, kinderfreundlichen, familienfreundlich, familienfreundliche, familienfreundlicher, familienfreundliches, familienfreundlichen, für kinder geeignet, kindgerecht, kid friendly, kids friendly, child friendly, children welcome, family friendly, good for kids, çocuk dostu, aile dostu, çocuklara uygun',
});

export type Wish = 'best' | 'cheap' | 'expensive';

/** Preferences rather than conditions: matching businesses come first. */
export const wishes = new PhraseTable<Wish>({
  best: 'beste, bester, besten, bestes, am besten, die besten, der beste, das beste, top, empfehlenswert, empfehlenswerte, gute bewertung, gute bewertungen, mit guten bewertungen, guten bewertungen, guter bewertung, beste bewertung, beste bewertungen, den besten bewertungen, mit den besten bewertungen, hoch bewertet, fünf sterne, 5 sterne, gut bewertet, gut bewertete, gut bewerteter, best bewertet, bestbewertet, bestbewertete, bestbewerteter, beliebt, beliebte, beliebteste, beliebtester, beliebtestes, hervorragend, sehr gut, sehr gute, best, the best, top rated, best rated, highly rated, highest rated, well rated, good reviews, with good reviews, popular, most popular, great, excellent, recommended, en iyi, en iyisi, en çok beğenilen, en popüler, popüler, yüksek puanlı, puanı yüksek, iyi yorumlu',
  cheap:
    'günstig, günstige, günstiger, günstiges, günstigen, günstigste, günstigster, billig, billige, billiger, billiges, billigste, preiswert, preiswerte, preiswerter, preiswertes, preisgünstig, bezahlbar, nicht teuer, nicht so teuer, cheap, cheapest, cheaper, affordable, inexpensive, low cost, budget, not expensive, ucuz, en ucuz, uygun fiyatlı, uygun, hesaplı, ekonomik',
  expensive:
    'gehoben, gehobene, gehobenes, edel, edle, edles, luxus, luxuriös, luxuriöse, exklusiv, upscale, luxury, fine dining, high end, lüks',
});
