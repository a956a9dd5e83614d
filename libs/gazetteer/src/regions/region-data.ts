/**
 * Regions of Germany, Austria and Switzerland that are not states, maintained by hand: names in German,
 * English and Turkish, the first as shown, then circles as latitude, longitude and radius in kilometres, the
 * middle one first.
 */
export const regionData = `
Allgäu, Allgaeu, Oberallgäu, Unterallgäu, Ostallgäu, Westallgäu | 47.68 10.28 38
Oberschwaben, Upper Swabia | 47.95 9.65 38
Bayerisch-Schwaben, Bavarian Swabia | 48.4 10.6 45, 47.75 10.3 40
Oberbayern, Upper Bavaria, Yukarı Bavyera | 48.0 11.7 75, 48.7 11.5 30
Niederbayern, Lower Bavaria, Aşağı Bavyera | 48.72 12.9 62
Oberpfalz, Upper Palatinate | 49.4 12.1 58
Oberfranken, Upper Franconia | 50.1 11.45 55
Mittelfranken, Middle Franconia | 49.4 10.75 48
Unterfranken, Lower Franconia | 50.0 9.95 58
Franken, Franconia, Frankonya | 49.75 10.85 92
Fränkische Schweiz, Franconian Switzerland | 49.8 11.3 20
Fichtelgebirge | 50.05 11.85 24
Frankenwald, Franconian Forest | 50.33 11.45 24
Steigerwald | 49.8 10.5 22
Haßberge, Hassberge | 50.07 10.6 22
Rhön | 50.45 9.95 30
Spessart | 49.98 9.4 26
Odenwald | 49.6 8.95 28
Bayerischer Wald, Bavarian Forest, Bayerwald | 48.95 13.1 42
Chiemgau | 47.86 12.5 24
Chiemsee | 47.87 12.42 14
Berchtesgadener Land | 47.7 12.95 18
Tegernsee, Tegernseer Tal | 47.72 11.75 10
Starnberger See, Lake Starnberg | 47.9 11.3 14
Ammersee | 48.0 11.12 13
Fünfseenland | 47.98 11.22 18
Hallertau, Holledau | 48.58 11.75 22
Altmühltal | 48.95 11.2 38
Pfaffenwinkel | 47.8 11.0 20
Werdenfelser Land | 47.5 11.1 16
Oberland, Bayerisches Oberland | 47.75 11.55 30
Schwarzwald, Black Forest, Kara Orman, Karaorman, Forêt-Noire | 48.3 8.2 36, 47.9 8.1 34, 48.7 8.45 26
Nordschwarzwald, Northern Black Forest | 48.65 8.5 32
Südschwarzwald, Southern Black Forest, Hochschwarzwald | 47.85 8.1 34
Breisgau | 48.0 7.8 20
Kaiserstuhl | 48.1 7.67 11
Markgräflerland | 47.8 7.63 18
Ortenau | 48.4 7.95 24
Kraichgau | 49.15 8.8 20
Schwäbische Alb, Swabian Alb, Swabian Jura | 48.4 9.4 55
Hohenlohe | 49.25 9.75 26
Tauberfranken, Taubertal | 49.6 9.7 22
Remstal | 48.82 9.5 18
Hegau | 47.8 8.82 14
Linzgau | 47.78 9.3 14
Bodensee, Bodenseeregion, Bodenseekreis, Lake Constance, Konstanz Gölü, Boden Gölü | 47.65 9.3 40
Württemberg, Wuerttemberg | 48.75 9.4 60
Rhein-Neckar, Rhein-Neckar-Kreis, Metropolregion Rhein-Neckar, Kurpfalz | 49.45 8.6 24
Rhein-Main, Rhein-Main-Gebiet, Rheinmain, Rhine-Main, Frankfurt Rhein-Main | 50.08 8.6 36
Rheingau | 50.03 7.97 16
Rheinhessen, Rhenish Hesse | 49.85 8.15 22
Pfalz, Palatinate, Vorderpfalz, Südpfalz, Westpfalz | 49.4 7.9 40
Pfälzerwald, Palatinate Forest | 49.3 7.85 24
Hunsrück | 49.95 7.35 32
Eifel | 50.3 6.75 42
Vulkaneifel | 50.2 6.8 18
Nordeifel | 50.6 6.5 22
Westerwald | 50.6 7.8 30
Taunus | 50.2 8.35 25
Hochtaunus, Hochtaunuskreis | 50.25 8.57 14
Wetterau | 50.32 8.85 20
Vogelsberg | 50.55 9.2 24
Bergstraße, Bergstrasse | 49.65 8.62 16
Mosel, Moselle, Moseltal | 50.0 7.0 40
Ahrtal | 50.53 7.1 14
Mittelrhein, Middle Rhine, Mittelrheintal | 50.25 7.6 24
Lahn, Lahntal | 50.4 8.0 30
Nahe-Region, Naheland | 49.82 7.75 20
Nordhessen, Northern Hesse | 51.2 9.45 42
Südhessen, Southern Hesse | 49.8 8.7 30
Mittelhessen, Central Hesse | 50.6 8.7 35
Osthessen | 50.6 9.7 26
Ruhrgebiet, Ruhrpott, Ruhr Area, Ruhr Valley, Ruhr Bölgesi, Ruhr Havzası, Metropole Ruhr | 51.5 7.2 26, 51.48 6.8 17, 51.53 7.6 18
Rheinland, Rhineland, Renanya | 50.95 6.9 38, 51.3 6.7 26
Niederrhein, Lower Rhine | 51.5 6.4 36
Bergisches Land, Oberbergischer Kreis, Oberbergisches Land | 51.1 7.3 26
Sauerland, Hochsauerland, Hochsauerlandkreis | 51.25 8.1 34
Siegerland, Siegen-Wittgenstein | 50.92 8.05 20
Wittgenstein, Wittgensteiner Land | 51.0 8.4 16
Münsterland, Muensterland | 51.97 7.5 42
Westfalen, Westphalia, Vestfalya | 51.75 7.9 70
Ostwestfalen, Ostwestfalen-Lippe, OWL, East Westphalia | 51.95 8.7 42
Lipperland, Kreis Lippe | 51.95 8.95 18
Teutoburger Wald, Teutoburg Forest | 52.0 8.55 34
Tecklenburger Land | 52.25 7.75 16
Soester Börde | 51.57 8.1 16
Kölner Bucht | 50.9 6.9 28
Rhein-Sieg, Rhein-Sieg-Kreis | 50.78 7.25 22
Weserbergland | 51.95 9.45 30
Emsland | 52.7 7.35 34
Grafschaft Bentheim | 52.45 7.0 18
Ostfriesland, East Frisia, Doğu Frizya | 53.42 7.5 34
Friesland | 53.5 7.95 16
Ammerland | 53.2 8.0 16
Oldenburger Münsterland | 52.8 8.1 24
Osnabrücker Land | 52.3 8.05 24
Lüneburger Heide, Lüneburg Heath, Heidekreis | 53.0 9.95 34
Wendland | 52.98 11.1 20
Altes Land | 53.52 9.7 14
Harz, Harz Mountains, Oberharz, Südharz, Harz Dağları | 51.75 10.65 32
Eichsfeld | 51.4 10.25 20
Solling | 51.72 9.6 16
Wesermarsch | 53.35 8.4 16
Elbe-Weser-Dreieck | 53.5 9.0 30
Metropolregion Hamburg, Hamburg Umland | 53.55 10.0 45
Nordsee, Nordseeküste, North Sea, North Sea Coast, Kuzey Denizi | 53.7 7.9 45, 54.3 8.85 50
Ostsee, Ostseeküste, Baltic Sea, Baltic Coast, Baltık Denizi | 54.1 12.1 45, 54.3 10.6 45, 54.2 13.6 40
Nordfriesland, North Frisia, Kuzey Frizya | 54.6 8.85 34
Dithmarschen | 54.13 9.05 22
Eiderstedt | 54.33 8.75 13
Holstein, Holsteinische Schweiz, Ostholstein | 54.2 10.65 24
Herzogtum Lauenburg | 53.6 10.7 20
Sylt | 54.9 8.33 16
Amrum | 54.65 8.35 6
Föhr | 54.72 8.5 8
Fehmarn | 54.45 11.15 11
Rügen, Ruegen, Rugen | 54.42 13.4 27
Usedom | 53.95 14.05 21
Fischland-Darß-Zingst, Fischland, Darß | 54.42 12.6 20
Hiddensee | 54.55 13.1 9
Borkum | 53.58 6.72 7
Norderney | 53.71 7.2 8
Helgoland, Heligoland | 54.18 7.88 3
Mecklenburg | 53.75 11.9 70
Mecklenburgische Seenplatte, Mecklenburg Lake District, Müritz | 53.45 12.75 38
Vorpommern, Western Pomerania, Pommern | 53.95 13.5 48
Uckermark | 53.2 13.9 34
Prignitz | 53.1 12.0 34
Ruppiner Land | 52.95 12.85 24
Barnim | 52.75 13.7 22
Havelland | 52.6 12.7 34
Fläming | 52.05 12.8 38
Märkisch-Oderland, Oderbruch | 52.55 14.2 26
Spreewald | 51.9 14.0 24
Lausitz, Lusatia, Niederlausitz, Lower Lusatia | 51.65 14.3 42
Oberlausitz, Upper Lusatia | 51.15 14.7 30
Berlin-Brandenburg, Speckgürtel, Berliner Umland, Berlin Umland | 52.45 13.4 50
Altmark | 52.65 11.5 38
Börde, Magdeburger Börde | 52.1 11.4 24
Anhalt | 51.85 12.1 32
Mansfelder Land | 51.55 11.5 18
Saale-Unstrut, Burgenlandkreis | 51.15 11.8 20
Erzgebirge, Ore Mountains, Erzgebirgskreis | 50.65 13.0 38
Vogtland | 50.5 12.15 26
Sächsische Schweiz, Saxon Switzerland, Elbsandsteingebirge | 50.93 14.05 20
Elbtal, Dresdner Elbland | 51.1 13.6 22
Thüringer Wald, Thuringian Forest, Rennsteig | 50.65 10.85 34
Hainich | 51.1 10.45 16
Orlatal, Saaletal | 50.75 11.5 22
Leipziger Neuseenland, Leipziger Land | 51.2 12.4 22
Wachau | 48.37 15.45 19
Waldviertel | 48.7 15.25 42
Weinviertel | 48.55 16.35 36
Mostviertel | 48.05 15.1 46
Industrieviertel | 47.85 16.15 32
Marchfeld | 48.25 16.65 18
Kamptal | 48.53 15.65 14
Wienerwald, Vienna Woods | 48.15 16.05 20
Innviertel | 48.25 13.35 28
Hausruckviertel, Hausruck | 48.15 13.75 24
Mühlviertel | 48.5 14.35 32
Traunviertel | 47.95 14.15 34
Salzkammergut | 47.75 13.6 30
Attersee | 47.88 13.55 13
Wolfgangsee | 47.74 13.4 10
Mondsee | 47.85 13.35 8
Flachgau | 47.9 13.1 19
Tennengau | 47.62 13.25 17
Pongau | 47.35 13.2 22
Pinzgau | 47.3 12.75 30
Lungau | 47.12 13.75 18
Tiroler Unterland, Tirol Unterland | 47.45 11.95 32
Tiroler Oberland, Oberinntal | 47.2 10.75 28
Zillertal, Ziller Valley | 47.2 11.88 20
Ötztal | 47.05 10.95 23
Stubaital, Stubai | 47.1 11.3 12
Pitztal | 47.1 10.8 16
Außerfern, Ausserfern | 47.45 10.65 20
Osttirol, East Tyrol | 46.9 12.6 28
Kitzbüheler Alpen | 47.42 12.3 20
Südtirol, South Tyrol, Alto Adige, Güney Tirol | 46.65 11.4 55
Arlberg | 47.13 10.2 14
Bregenzerwald | 47.38 9.95 17
Montafon | 47.05 9.95 17
Walgau | 47.2 9.7 11
Rheintal, Vorarlberger Rheintal, Rhine Valley | 47.4 9.65 18
Kleinwalsertal | 47.33 10.15 8
Obersteiermark, Upper Styria | 47.45 14.8 60
Ennstal | 47.5 14.1 30
Ausseerland | 47.62 13.8 14
Weststeiermark | 46.95 15.2 20
Südsteiermark, South Styria | 46.75 15.55 20
Oststeiermark | 47.2 15.95 26
Steirisches Vulkanland, Südoststeiermark | 46.95 15.9 20
Lavanttal | 46.8 14.85 18
Gailtal | 46.63 13.3 28
Oberkärnten | 46.8 13.4 38
Unterkärnten | 46.65 14.7 28
Wörthersee, Lake Wörth | 46.62 14.13 14
Ossiacher See | 46.68 13.95 10
Millstätter See | 46.8 13.57 11
Südburgenland | 47.1 16.3 28
Nordburgenland | 47.85 16.65 28
Neusiedler See, Lake Neusiedl, Seewinkel | 47.82 16.77 22
Zentralraum Oberösterreich, Linz-Land | 48.2 14.2 24
Engadin, Engadine, Oberengadin, Unterengadin | 46.6 9.95 34
Prättigau | 46.95 9.75 15
Surselva | 46.75 9.1 24
Puschlav | 46.33 10.07 11
Berner Oberland, Bernese Oberland | 46.6 7.75 38
Emmental | 46.95 7.75 19
Seeland, Berner Seeland | 47.08 7.25 17
Oberaargau | 47.2 7.75 15
Mittelland, Swiss Plateau | 47.2 7.8 38
Zürcher Oberland | 47.3 8.85 15
Zürcher Unterland | 47.52 8.53 14
Zürichsee, Lake Zurich | 47.25 8.65 16
Limmattal | 47.4 8.4 9
Zentralschweiz, Central Switzerland, Innerschweiz | 46.95 8.4 34
Vierwaldstättersee, Lake Lucerne | 47.02 8.4 18
Entlebuch | 46.98 8.05 14
Ostschweiz, Eastern Switzerland | 47.4 9.25 36
Toggenburg | 47.25 9.15 15
St. Galler Rheintal | 47.35 9.55 15
Appenzellerland, Appenzell | 47.35 9.4 14
Nordwestschweiz | 47.5 7.7 28
Baselbiet | 47.45 7.75 16
Fricktal | 47.52 8.0 13
Freiamt | 47.28 8.32 11
Oberwallis, Upper Valais | 46.3 7.9 26
Unterwallis, Lower Valais | 46.2 7.2 26
Romandie, Westschweiz, Welschland, Suisse romande | 46.6 6.7 55
Genfersee, Lake Geneva, Lac Léman | 46.42 6.55 34
Thunersee | 46.7 7.68 11
Brienzersee | 46.73 7.95 10
Locarnese, Lago Maggiore | 46.15 8.8 15
Sottoceneri, Luganese | 46.0 8.95 14
`;
