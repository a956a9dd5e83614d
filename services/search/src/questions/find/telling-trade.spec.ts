import { tellingTrade } from './telling-trade.js';

it.each([
  ['Messer schleifen', 'metallbau', 'Metallbau & Schlosserei'],
  ['diyetisyen', 'therapie', 'Physiotherapie & Therapie'],
  ['Autowerkstatt', 'kfz-werkstatt', undefined],
  ['Reifen wechseln', 'reifenservice', undefined],
  ['Bäcker', 'baeckerei', undefined],
  ['etwas', 'no-such-trade', undefined],
])('names the trade that %j was read as, unless the text names it itself', (text, tradeKey, expected) => {
  expect(tellingTrade(text, tradeKey)).toBe(expected);
});
