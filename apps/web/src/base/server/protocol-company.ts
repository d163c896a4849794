/** The routes of pages on which people look for each other; the start page does without them. */
export { COMPANY_ROUTES } from '@shinar/protocol';
