const list = (text: string): readonly string[] => text.split(' ');

/** Surnames that are common in Germany, with umlauts and ß, including names of immigrants. */
export const surnames = list(
  'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Yılmaz Kaya Demir Öztürk Şahin Çelik Nowak Kowalski Rossi Popović Nguyen Petrov Hübner Förster Bäcker Röder Lindner Böttcher Gößwein Strauß Kößler Täuber Süß Grünwald Münch Häußler Reinhardt Steinmetz Ostermann Thiel Wiegand Brückner Hölzl Zöllner',
);

export const firstNames = list(
  'Anna Peter Maria Thomas Sabine Michael Claudia Andreas Petra Stefan Birgit Jürgen Monika Wolfgang Susanne Klaus Karin Markus Julia Frank Heike Jörg Sandra Bernd Nicole Uwe Katrin Ralf Melanie Dirk Jens Anja Matthias Kerstin Christian Daniela Martin Jana Florian Ayşe Mehmet Elif Emre Giulia Marco Ivana Piotr Linh Björn Günter Lukas Lena Paul Emma',
);
