export { brandLike, brandNamed } from './brands/brand-of.js';
export type { Brand } from './brands/brand-of.js';
export {
  categoriesOfTrade,
  categoryBySlug,
  categoryRegistry,
  equivalentCategories,
  OTHER_CATEGORY,
  resolveCategory,
} from './category-registry.js';
export type { Category, CategoryTint } from './category-registry.js';
export { cuisineLabel, cuisineLabels } from './cuisines.js';
export { classify } from './classify.js';
export type { Classification } from './classify.js';
export { kinds } from './kinds/kinds.js';
export { exclusiveKindsOf, isNeededByKind, kindsNamed, kindsNeeded } from './kinds/kinds-of.js';
export { hasGeneralists, isExclusiveKind } from './kinds/usual-kinds.js';
export { needs } from './needs/index.js';
export { tradeOfMake } from './needs/makes.js';
export { needMisspelt } from './needs/misspelt-needs.js';
export { tradesOfNeedsBegun } from './needs/needs-begun.js';
export { isRoom, withoutRooms } from './needs/rooms.js';
export { tradeSaidAlone } from './needs/said-alone.js';
export { tradesForKinds, tradesStandingIn } from './needs/standing-in.js';
export {
  isGenericWord,
  isHintedAt,
  isInSaying,
  isNeedAlone,
  isNeedWord,
  tradesInSayings,
  tradesNeeded,
  tradesSaid,
  wordsBeside,
} from './needs/trades-needed.js';
export type { NeededTrades } from './needs/trades-needed.js';
export { tradeByKey, trades } from './taxonomy.js';
export { guessTrades } from './needs/model/guess-trade.js';
export { filingVersion } from './filing/filing-version.js';
export { tradeOf } from './trade-of.js';
export type { TradeSource } from './trade-of.js';
export { isTradeWord, tradesNamed } from './name-index.js';
export { isNoMisspelling, isNoName } from './other-words.js';
export { tradeMisspelt, tradesMatching, tradesMisspelt } from './trades-matching.js';
export type { TradeMatch, TradeMatchKind } from './trades-matching.js';
export type { Trade, TradeGroup } from './trade.js';
