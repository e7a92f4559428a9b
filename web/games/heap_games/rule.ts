export const rule = 'Type a rule for heaps of stones, in normal or misère play.';
