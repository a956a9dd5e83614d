import { z } from 'zod';
import { defineEvent } from '../event.js';

/** The site settings were saved. */
export const settingsChanged = defineEvent('settings.changed', z.object({ version: z.number().int() }));
