// All tools, loaded with a board that shows them.
import { selectStyles } from '../kit/select';
import { toolBarStyles } from '../table/tool_bar_styles';

export { toolBar } from '../table/tool_bar';
export const styles = [selectStyles, toolBarStyles];
