export const rule = 'A heap of stones. Take one, two or three of them. Whoever cannot move loses.';
