/** The routes for pages where people find each other; the start page doesn't load them. */
export { COMPANY_ROUTES } from '@shinar/protocol';
