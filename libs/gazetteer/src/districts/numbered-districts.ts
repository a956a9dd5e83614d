/** Districts that are named by their number, in numerical order: '10. Bezirk', 'Kreis 4'. */
interface Numbered {
  city: string;
  /**
   * Names of the district with this number, with or without the city's name; the number alone only with the
   * city's name.
   */
  called: (number: number) => readonly string[];
  /** The districts in the form of the other tables. */
  names: string;
}

export const numberedDistricts: readonly Numbered[] = [
  {
    city: 'Wien',
    called: (number) => [
      `${number}. Bezirk`,
      `Bezirk ${number}`,
      `${number}. Gemeindebezirk`,
      `${number}th district`,
    ],
    names:
      'Innere Stadt, Leopoldstadt, Landstraße, Wieden, Margareten, Mariahilf, Neubau, Josefstadt, Alsergrund, Favoriten, Simmering, Meidling, Hietzing, Penzing, Rudolfsheim-Fünfhaus, Ottakring, Hernals, Währing, Döbling, Brigittenau, Floridsdorf, Donaustadt, Liesing',
  },
  {
    city: 'Zürich',
    called: (number) => [`Kreis ${number}`],
    names:
      'Altstadt, Wollishofen, Wiedikon, Aussersihl, Industriequartier, Unterstrass, Hottingen, Riesbach, Altstetten, Höngg, Oerlikon, Schwamendingen',
  },
];
