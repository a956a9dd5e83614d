import { help } from '../../texts/default/pages/help.js';
import { findAnswers } from './find-answers.js';

const found = (text: string) =>
  findAnswers(help.groups, text).map(({ id, entries }) => [id, entries.map(({ question }) => question)]);

describe('findAnswers', () => {
  it('PUB-HELP-01 finds an entry by its question and by its answer', () => {
    expect(found('Kostet die Nutzung')).toEqual([['allgemein', ['Kostet die Nutzung etwas?']]]);
    expect(found('in drei Schritten')).toEqual([['eintragen', ['Wie trage ich meinen Betrieb ein?']]]);
  });

  it('PUB-HELP-02 ignores case, also of umlauts', () => {
    expect(found('ÖFFNUNGSZEITEN')).toEqual(found('öffnungszeiten'));
    expect(found('ÖFFNUNGSZEITEN').length).toBeGreaterThan(1);
  });

  it('does not match across question and answer, and returns all groups for blank text', () => {
    expect(found('gewerk? ein verzeichnis')).toEqual([]);
    expect(found('   ')).toHaveLength(4);
  });
});
