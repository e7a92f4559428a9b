export const rule = 'Type a rule for heaps of stones. Whoever cannot move loses.';
