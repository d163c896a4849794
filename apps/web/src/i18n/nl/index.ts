export { en as nl } from '../en/index.ts';
