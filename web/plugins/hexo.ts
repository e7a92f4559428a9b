// `impartial-games/hexo`: draws the fences before any highlighter sees them. In a file scripts/impartial.js of the site:
//   require('impartial-games/hexo').default(hexo);
import type { DrawOptions } from './drawing';
import drawFences from './markdown';

/** As much of Hexo as the plugin needs. */
export interface Hexo {
  readonly config: {
    readonly language?: string | readonly string[];
    /** In _config.yml, `impartial: { home: … }`. */
    readonly impartial?: Pick<DrawOptions, 'home' | 'pictures'>;
  };
  readonly extend: {
    readonly filter: {
      register(
        type: string,
        filter: (post: { content: string }) => Promise<void>,
        priority: number,
      ): void;
    };
  };
}

/** The priority of Hexo's own filter for fences is 10. */
const before = 9;

export default function register({ config, extend }: Hexo): void {
  const [lang = 'en'] = [config.language ?? []].flat();
  const drawPost = async (post: { content: string }): Promise<void> => {
    post.content = await drawFences(post.content, { ...config.impartial, lang });
  };
  extend.filter.register('before_post_render', drawPost, before);
}
