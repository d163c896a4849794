export { en as de } from '../en/index.ts';
