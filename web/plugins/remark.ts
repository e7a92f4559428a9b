// `impartial-games/remark`, for Docusaurus, Astro, Gatsby and everything else that uses remark, with MDX or without:
//   unified().use(remarkParse).use(impartial, { lang: 'zh-Hans' })
import { createDraw } from './drawing';
import type { DrawOptions } from './drawing';

/** As much of a Markdown tree (mdast) as the plugin needs. */
export interface Node {
  type: string;
  lang?: string | null;
  value?: string;
  children?: Node[];
  data?: object;
}

export default function impartial(options: DrawOptions = {}): (tree: object) => Promise<void> {
  return async (tree) => {
    const fences = fencesIn(tree as Node);
    if (fences.length === 0) return;
    const draw = await createDraw(options);
    for (const fence of fences) {
      const { attributes, sentence, picture, link, style } = draw(fence.value ?? '');
      const image = { type: 'image', url: picture, alt: '' };
      const said = { type: 'text', value: sentence };
      const caption = (children: readonly object[]) => ({
        type: 'caption',
        data: { hName: 'figcaption' },
        children,
      });
      // Not HTML as text, which MDX refuses and other programs may escape.
      Object.assign(fence, {
        type: 'impartial',
        data: {
          hName: 'figure',
          hProperties: { 'data-impartial': attributes, ...(style && { style }) },
        },
        children:
          link === undefined
            ? [image, caption([said])]
            : [caption([{ type: 'link', url: link, children: [image, { type: 'break' }, said] }])],
      });
      delete fence.value;
    }
  };
}

function fencesIn(node: Node): readonly Node[] {
  if (node.type === 'code' && node.lang === 'impartial') return [node];
  return (node.children ?? []).flatMap(fencesIn);
}
