import { PhraseTable } from '../words/phrase-table.js';

/** Words that people put around what they search for, in German, English and Turkish. */
export const fillers = new PhraseTable({
  filler: [
    'ich, wir, mir, mich, uns, du, sie, er, es, man, jemand, jemanden, wer, wen, wo, was, wie, welche, welcher, welches, wohin',
    'suche, suchen, sucht, gesucht, finde, finden, brauche, brauchen, brauch, benötige, benötigen, möchte, will, wollen, hätte gern',
    'gibt, gibt es, hat, haben, habe, ist, sind, war, kann, könnte, können, kannst, soll, sollte, sollen, muss, müsste, müssen, darf, dürfen, machen, macht, lassen',
    'werde, werden, wird, wurde, wurden, worden, geworden, bin',
    'bitte, danke, hallo, hey, hi, guten tag, moin, servus, dringend, schnell, schnelle, schneller, schnellen, sofort, mal, eine gute, ein guter',
    'ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, mein, meine, meinen, meinem, meiner, unser, unsere, unseren',
    'und, oder, mit, ohne, für, fuer, von, vom, zu, zum, zur, auf, an, am, im, ins, als, auch, noch, denn, eigentlich, so, da, hier, nur, sehr, guter, gute, guten, gutes, gut',
    'firma, betrieb, anbieter, jmd, wegen, weil, dass, damit, wenn, wieder, seit, immer, gerade, etwas, alle, irgendwo, irgendein, empfehlen, empfehlung, kennt, tipp, tipps',
    'i, we, my, our, me, us, you, your, the, a, an, some, any, someone, somebody, anyone, anybody, can anyone, does anyone, who, where, what, which, how, does, do, did, is, are, was',
    'can, could, should, would, will, need, needs, want, wants, looking for, look for, looking, searching, search, find, get, have, has, having, had, please, thanks, hello, there',
    'for, of, to, with, and, or, on, that, this, it, its, im, ive, id, help with, help me, help, good, a good, quick, quickly, urgent, urgently, fast, asap, to get, really, just, recommend, recommended by, recommendation',
    'bir, bana, bize, ben, biz, benim, bizim, lazım, gerek, gerekiyor, gerekli, istiyorum, istiyoruz, arıyorum, arıyoruz, aranıyor, arayan, bul, bulmak, var, var mı, mı, mi, nerede, nereden, nerde, kim, kimdir, hangi, nasıl',
    've, veya, ile, için, acil, acilen, lütfen, merhaba, selam, hızlı, olan, şey, çok, iyi, güzel, biri, birini, yapan, eden, tavsiye, önerir misiniz, öneri',
    'kriege, kriegen, kriegt, krieg, bekomme, bekommen, bekommt, hätte, hätten, gerne, gern, wollte, würde, kannste, könnt, willst, hast, sag, sagt, denkt, weiß, wüsste, hey siri, ok google, alexa, okay google',
    'cha, chan, chasch, mer, guet, guete, gueti, guets, het, gits, öpper, öppis, suech, sueche, bruuch, bruuche, isch, mini, mis, miin, wott, wett, mues, muess, go, nöd',
    'beim, gibts, hab, helfen, hilft, kosten für, kostet, was tun, tun, what to do, ne yapmalı',
  ].join(','),
});

/** Phrases for the visitor's own position, which is not a named place. */
export const nearMe = new PhraseTable({
  'near-me': [
    'in der nähe, in meiner nähe, in der nähe von mir, hier in der nähe, ganz in der nähe, in unserer nähe, nähe, um die ecke, bei mir, in meiner umgebung, in der umgebung, in der gegend, in meiner gegend, hier, vor ort, nächste, nächster, nächstes, nächsten, nächstgelegene, nächstgelegener, nächstgelegenes, nahe, umkreis, im umkreis',
    'near me, nearby, near by, close to me, close by, closest, nearest, around me, around here, in my area, near here, close to here, local, next to me',
    'yakınımda, yakınımdaki, yakında, yakındaki, yakın, yakınlarda, yakınımızda, en yakın, bana yakın, bana en yakın, buralarda, buraya yakın, yakınlardaki, çevremde, çevredeki, civarda, civarımda',
  ].join(','),
});
