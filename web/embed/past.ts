// The moves so far, loaded with the first move.
export { historyList } from '../table/history';
export { historyStyles } from '../table/history_styles';
