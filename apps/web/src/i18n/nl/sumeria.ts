export { sumeria } from '../en/sumeria.ts';
