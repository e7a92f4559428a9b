export const words = '写下取石子的规则。无法移动的一方输。';
