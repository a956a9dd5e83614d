/**
 * Sights, squares and stations that people use as locations, by city: 'name/other names|latitude|longitude'.
 * Maintained by hand.
 */
export const landmarks: Readonly<Record<string, string>> = {
  Berlin:
    'Brandenburger Tor/Brandenburg Gate/Brandenburg Kapısı|52.516|13.378, Alexanderplatz/Alex|52.522|13.413, Potsdamer Platz|52.509|13.376, Kurfürstendamm/Kudamm/Ku damm|52.503|13.329, Reichstag|52.519|13.376, Checkpoint Charlie|52.508|13.390, Hackescher Markt|52.523|13.402, Kottbusser Tor/Kotti|52.499|13.418, Hermannplatz|52.487|13.425, Zoologischer Garten/Bahnhof Zoo|52.507|13.332, Gendarmenmarkt|52.514|13.393, Ostkreuz|52.503|13.469, Südkreuz|52.475|13.365, Gesundbrunnen Center|52.549|13.388, Fernsehturm|52.521|13.409, Friedrichstraße Bahnhof|52.520|13.387, Nollendorfplatz|52.499|13.354, Wittenbergplatz/KaDeWe|52.502|13.341, Rosenthaler Platz|52.530|13.401, Görlitzer Park|52.497|13.437, Tempelhofer Feld|52.475|13.402, Museumsinsel/Museum Island|52.517|13.398',
  Hamburg:
    'Reeperbahn|53.549|9.962, Landungsbrücken|53.546|9.970, Jungfernstieg|53.552|9.993, Elbphilharmonie/Elphi|53.541|9.984, Michel|53.548|9.979, Hafencity|53.541|9.999, Speicherstadt|53.544|9.989, Fischmarkt|53.545|9.951, Gänsemarkt|53.556|9.989, Mönckebergstraße|53.551|10.001, Dammtor|53.561|9.990',
  München:
    'Marienplatz|48.137|11.575, Stachus/Karlsplatz|48.139|11.566, Sendlinger Tor|48.134|11.567, Odeonsplatz|48.142|11.578, Englischer Garten/English Garden|48.152|11.592, Olympiapark/Olympic Park|48.175|11.552, Theresienwiese/Oktoberfest|48.132|11.549, Viktualienmarkt|48.135|11.576, Münchner Freiheit|48.162|11.586, Rotkreuzplatz|48.153|11.534, Ostbahnhof|48.127|11.604, Rosenheimer Platz|48.129|11.594, Allianz Arena|48.219|11.625, Frauenkirche München|48.139|11.573, Schloss Nymphenburg/Nymphenburg Palace|48.158|11.503, Gärtnerplatz|48.132|11.576',
  Köln: 'Kölner Dom/Cologne Cathedral/Dom Köln/Köln Katedrali|50.941|6.958, Neumarkt Köln|50.936|6.947, Heumarkt|50.936|6.961, Rudolfplatz|50.937|6.939, Barbarossaplatz|50.929|6.941, Friesenplatz|50.941|6.939, Ebertplatz|50.951|6.958, Chlodwigplatz|50.921|6.959, Zülpicher Platz|50.932|6.939, Hansaring|50.949|6.949, Koelnmesse/Köln Messe|50.944|6.982',
  'Frankfurt am Main':
    'Zeil|50.115|8.684, Hauptwache|50.114|8.679, Konstablerwache|50.115|8.687, Römer/Römerberg|50.110|8.682, Frankfurter Flughafen/Frankfurt Airport/Flughafen Frankfurt|50.038|8.562, Messeturm|50.112|8.653, Alte Oper|50.116|8.672, Südbahnhof Frankfurt|50.099|8.686, Bornheim Mitte|50.128|8.710',
  Stuttgart:
    'Schlossplatz Stuttgart|48.778|9.180, Königstraße Stuttgart|48.778|9.179, Wilhelma|48.806|9.208, Charlottenplatz|48.776|9.183, Marienplatz Stuttgart|48.764|9.168, Rotebühlplatz|48.774|9.171, Neckarpark|48.795|9.228',
  Düsseldorf:
    'Königsallee/Kö|51.223|6.778, Medienhafen|51.214|6.752, Rheinturm|51.218|6.762, Heinrich Heine Allee|51.226|6.775, Carlsplatz|51.224|6.774',
  Leipzig:
    'Augustusplatz|51.339|12.380, Völkerschlachtdenkmal|51.312|12.413, Thomaskirche|51.339|12.372, Nikolaikirche|51.340|12.378, Bayerischer Bahnhof|51.329|12.381, Karli/Karl Liebknecht Straße|51.322|12.374',
  Dresden:
    'Frauenkirche/Church of Our Lady|51.052|13.741, Semperoper|51.054|13.735, Zwinger|51.053|13.734, Altmarkt Dresden|51.049|13.738, Albertplatz|51.063|13.746, Postplatz Dresden|51.051|13.733',
  Nürnberg:
    'Plärrer|49.448|11.064, Kaiserburg|49.458|11.076, Lorenzkirche|49.451|11.078, Nürnberger Messe|49.418|11.112, Weißer Turm|49.451|11.071, Aufseßplatz|49.443|11.077',
  Hannover:
    'Kröpcke|52.374|9.739, Maschsee|52.353|9.745, Raschplatz|52.378|9.743, Steintor Hannover|52.376|9.733, Messe Hannover|52.322|9.805, Herrenhäuser Gärten|52.391|9.698',
  Bremen:
    'Domshof|53.076|8.808, Bremer Marktplatz|53.076|8.807, Schnoor|53.073|8.809, Weserpark|53.060|8.927',
  Heidelberg: 'Bismarckplatz Heidelberg|49.410|8.693, Heidelberger Schloss/Heidelberg Castle|49.411|8.716',
  Bayreuth:
    'Festspielhaus/Bayreuther Festspielhaus|49.960|11.579, Hofgarten Bayreuth|49.943|11.582, Eremitage|49.949|11.627, Rotmain Center|49.945|11.571, Universität Bayreuth/Uni Bayreuth/University of Bayreuth|49.929|11.586',
  Wien: 'Stephansdom/Stephansplatz/St Stephens Cathedral|48.208|16.373, Prater|48.216|16.396, Praterstern|48.218|16.392, Schönbrunn/Schloss Schönbrunn|48.185|16.312, Schwedenplatz|48.212|16.377, Naschmarkt|48.199|16.364, Karlsplatz Wien|48.200|16.369, Westbahnhof|48.197|16.338, Mariahilfer Straße|48.198|16.352, Donauinsel|48.228|16.411, Reumannplatz|48.174|16.378',
  Salzburg:
    'Getreidegasse|47.800|13.043, Mirabellplatz/Schloss Mirabell|47.806|13.043, Festung Hohensalzburg|47.795|13.047',
  Graz: 'Jakominiplatz|47.067|15.442, Schlossberg Graz|47.075|15.437, Griesplatz|47.066|15.433',
  Innsbruck: 'Goldenes Dachl|47.269|11.393, Maria Theresien Straße|47.266|11.394',
  'Krems an der Donau': 'Steiner Tor|48.411|15.597, Kunstmeile|48.407|15.587',
  Zürich:
    'Paradeplatz|47.370|8.539, Bahnhofstrasse Zürich|47.372|8.539, Bellevue Zürich|47.367|8.545, Langstrasse|47.377|8.527, Limmatplatz|47.385|8.532, Stadelhofen|47.366|8.548',
  Basel: 'Barfüsserplatz|47.555|7.589, Claraplatz|47.562|7.595, Messeplatz Basel|47.563|7.600',
  Bern: 'Bundesplatz|46.947|7.444, Bundeshaus|46.946|7.444, Bärengraben|46.948|7.460, Zytglogge|46.948|7.448',
};
