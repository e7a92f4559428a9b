// The moves so far, loaded with the first move.
import { historyStyles } from '../table/history_styles';

export { historyList } from '../table/history';
export const styles = [historyStyles];
