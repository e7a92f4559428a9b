export const words = '写下取石子的规则，正常规则、反常规则均可。';
