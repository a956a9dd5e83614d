import { useApp } from '../../platform/app-context.js';
import { statisticsTexts } from '../../texts/statistics/index.js';

export const useStatisticsTexts = () => statisticsTexts(useApp().language);
