/** Districts of Austrian and Swiss cities: 'name|latitude|longitude'. */
export const neighbouringDistricts: Readonly<Record<string, string>> = {
  Wien: 'Innere Stadt|48.208|16.371, Leopoldstadt|48.217|16.400, Landstraße|48.198|16.397, Wieden|48.192|16.368, Margareten|48.187|16.355, Mariahilf|48.195|16.350, Neubau|48.202|16.349, Josefstadt|48.211|16.348, Alsergrund|48.224|16.357, Favoriten|48.174|16.378, Simmering|48.170|16.420, Meidling|48.175|16.332, Hietzing|48.186|16.290, Penzing|48.197|16.300, Rudolfsheim|48.196|16.327, Rudolfsheim-Fünfhaus|48.196|16.327, Fünfhaus|48.196|16.327, Ottakring|48.213|16.310, Hernals|48.221|16.330, Währing|48.231|16.334, Döbling|48.250|16.340, Brigittenau|48.237|16.372, Floridsdorf|48.257|16.400, Donaustadt|48.233|16.460, Liesing|48.140|16.290',
  Graz: 'Innere Stadt|47.071|15.438, Lend|47.077|15.428, Gries|47.062|15.428, Geidorf|47.083|15.445, Jakomini|47.061|15.445, Liebenau|47.035|15.460, Andritz|47.110|15.425, Eggenberg|47.073|15.400, Wetzelsdorf|47.055|15.395, Straßgang|47.033|15.396, Puntigam|47.035|15.427, Waltendorf|47.065|15.468, Mariatrost|47.103|15.490, St. Leonhard|47.073|15.458',
  Linz: 'Innenstadt|48.304|14.288, Urfahr|48.318|14.280, Bindermichl|48.275|14.288, Ebelsberg|48.246|14.335, Kleinmünchen|48.262|14.310, Froschberg|48.290|14.275, Neue Heimat|48.264|14.283, Dornach|48.336|14.320, Pichling|48.237|14.372',
  Salzburg:
    'Altstadt|47.799|13.046, Neustadt|47.804|13.043, Lehen|47.813|13.029, Maxglan|47.803|13.018, Liefering|47.828|13.012, Gnigl|47.813|13.073, Parsch|47.796|13.073, Aigen|47.787|13.086, Itzling|47.823|13.045, Schallmoos|47.812|13.056, Nonntal|47.791|13.053, Leopoldskron|47.785|13.036',
  Innsbruck:
    'Innenstadt|47.267|11.392, Wilten|47.257|11.392, Pradl|47.262|11.411, Hötting|47.273|11.378, Mühlau|47.281|11.408, Arzl|47.286|11.434, Amras|47.254|11.417, Igls|47.230|11.409, Reichenau|47.269|11.425, Saggen|47.273|11.405',
  Zürich:
    'Altstadt|47.372|8.542, Oerlikon|47.411|8.544, Altstetten|47.388|8.484, Albisrieden|47.375|8.485, Wiedikon|47.365|8.518, Aussersihl|47.377|8.520, Enge|47.360|8.530, Wollishofen|47.342|8.531, Wipkingen|47.395|8.525, Höngg|47.403|8.497, Unterstrass|47.392|8.541, Oberstrass|47.390|8.551, Fluntern|47.380|8.562, Hottingen|47.370|8.565, Hirslanden|47.363|8.571, Witikon|47.358|8.592, Seefeld|47.357|8.556, Riesbach|47.357|8.556, Schwamendingen|47.405|8.572, Seebach|47.423|8.544, Affoltern|47.422|8.509, Leimbach|47.328|8.514, Industriequartier|47.385|8.525, Langstrasse|47.377|8.528',
  Basel:
    'Altstadt|47.556|7.588, Gundeldingen|47.543|7.590, Kleinbasel|47.564|7.596, Kleinhüningen|47.584|7.595, Klybeck|47.574|7.592, Matthäus|47.566|7.592, St. Johann|47.569|7.575, Iselin|47.560|7.567, Gotthelf|47.555|7.567, Bachletten|47.549|7.570, Bruderholz|47.530|7.590, Breite|47.554|7.612, Wettstein|47.560|7.606, Hirzbrunnen|47.567|7.622, Bettingen|47.570|7.664, Riehen|47.585|7.647',
  Bern: 'Innere Stadt|46.948|7.447, Länggasse|46.954|7.432, Breitenrain|46.960|7.452, Lorraine|46.957|7.443, Kirchenfeld|46.941|7.452, Mattenhof|46.942|7.428, Bümpliz|46.938|7.390, Bethlehem|46.948|7.383, Wankdorf|46.963|7.465, Weissenbühl|46.935|7.427, Holligen|46.943|7.417, Murifeld|46.936|7.473',
  Genf: 'Carouge|46.184|6.140, Plainpalais|46.196|6.140, Eaux-Vives|46.204|6.163, Pâquis|46.211|6.148, Champel|46.190|6.153, Servette|46.211|6.131, Jonction|46.200|6.129',
  Luzern:
    'Altstadt|47.052|8.306, Neustadt|47.046|8.309, Littau|47.050|8.262, Tribschen|47.040|8.319, Würzenbach|47.056|8.341, Maihof|47.063|8.311, Hirschmatt|47.047|8.307, Reussbühl|47.062|8.276',
  Winterthur:
    'Altstadt|47.499|8.729, Töss|47.490|8.707, Seen|47.487|8.764, Oberwinterthur|47.507|8.758, Wülflingen|47.512|8.690, Veltheim|47.510|8.722, Mattenbach|47.489|8.742',
};
