export const words = '有一堆石子，每步取一到三颗。无法再取的一方输。';
