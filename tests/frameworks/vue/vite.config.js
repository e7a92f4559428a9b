import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag === 'impartial-board';
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
