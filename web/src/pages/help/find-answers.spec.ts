import { help } from '../../texts/default/pages/help.js';
import { findAnswers } from './find-answers.js';

const found = (text: string) =>
  findAnswers(help.groups, text).map(({ id, entries }) => [id, entries.map(({ question }) => question)]);

describe('findAnswers', () => {
  it('PUB-HELP-01 finds by the question and by the answer', () => {
    expect(found('Kostet die Nutzung')).toEqual([['allgemein', ['Kostet die Nutzung etwas?']]]);
    expect(found('in drei Schritten')).toEqual([['eintragen', ['Wie trage ich meinen Betrieb ein?']]]);
  });

  it('PUB-HELP-02 finds in any case, umlauts included', () => {
    expect(found('ÖFFNUNGSZEITEN')).toEqual(found('öffnungszeiten'));
    expect(found('ÖFFNUNGSZEITEN').length).toBeGreaterThan(1);
  });

  it('does not match across question and answer, and leaves out empty groups', () => {
    expect(found('gewerk? ein verzeichnis')).toEqual([]);
    expect(found('   ')).toHaveLength(4);
  });
});
