import { z } from 'zod';
import { mailAddress, typedLine, typedParagraphs } from '../../model/inputs/form-texts.js';
import { FORM_LENGTH } from '../../limits/index.js';
import { contactCategories } from '../../model/mails.js';

/** The contact form (public specification, section 3). */
export const contactFormSchema = z.strictObject({
  name: typedLine(FORM_LENGTH.name),
  email: mailAddress(),
  category: z.enum(contactCategories, { error: `must be one of ${contactCategories.join(', ')}` }),
  subject: typedLine(FORM_LENGTH.subject),
  message: typedParagraphs(FORM_LENGTH.message),
});
export type ContactForm = z.output<typeof contactFormSchema>;
