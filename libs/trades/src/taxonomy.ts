import { craftTrades } from './taxonomy/crafts.js';
import { foodTrades } from './taxonomy/food.js';
import { healthTrades } from './taxonomy/health.js';
import { leisureTrades } from './taxonomy/leisure.js';
import { serviceTrades } from './taxonomy/services.js';
import { shopTrades } from './taxonomy/shops.js';
import { technicalTrades } from './taxonomy/technical.js';
import { vehicleTrades } from './taxonomy/vehicles.js';
import { tradeFrom } from './trade.js';
import type { Trade } from './trade.js';

/** Every trade. The order decides ambiguous names: the earlier trade owns them. */
export const trades: readonly Trade[] = [
  ...vehicleTrades,
  ...craftTrades,
  ...technicalTrades,
  ...healthTrades,
  ...foodTrades,
  ...serviceTrades,
  ...leisureTrades,
  ...shopTrades,
].map(tradeFrom);

const byKey = new Map(trades.map((trade) => [trade.key, trade]));

export const tradeByKey = (key: string): Trade | undefined => byKey.get(key);
