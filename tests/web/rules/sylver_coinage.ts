export { moves } from './number_game';
