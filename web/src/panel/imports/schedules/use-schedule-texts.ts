import { useApp } from '../../../platform/app-context.js';
import { scheduleTexts } from '../../../texts/schedules/index.js';

export const useScheduleTexts = () => scheduleTexts(useApp().language);
