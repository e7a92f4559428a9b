export const words = '有若干堆石子，每步从一堆中取任意多颗。取到最后一颗石子的一方输。';
