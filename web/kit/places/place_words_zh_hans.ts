import type { PlaceWords } from './place_words_en';

const upload = '先上传图片（或直接粘贴到编辑器里），再把链接写在图片下面。';

export const words: PlaceWords = {
  groups: {
    anywhere: '任何地方',
    sites: '用 Markdown 写的网站',
    pages: '网页与程序',
    pictures: '只能放图片的地方',
  },
  names: {
    link: '聊天、评论、邮件',
    mkdocs: 'MkDocs',
    vitepress: 'VitePress',
    docusaurus: 'Docusaurus',
    hexo: 'Hexo',
    hugo: 'Hugo',
    jekyll: 'Jekyll、GitHub Pages',
    starlight: 'Astro Starlight',
    sphinx: 'Sphinx（MyST）',
    cnblogs: '博客园',
    html: 'HTML 网页',
    frame: '内嵌框架（Moodle、WordPress）',
    reveal: 'reveal.js',
    jupyter: 'Jupyter 笔记本',
    react: 'React',
    vue: 'Vue',
    github: 'GitHub README',
    luogu: '洛谷',
    csdn: 'CSDN',
    zhihu: '知乎',
    codeforces: 'Codeforces',
  },
  notes: {
    link: '整个局面都在链接里。',
    mkdocs:
      '如果文件里已有 `extra_javascript` 或 `extra_css`，把地址加到它的列表里。各版本都可用，也支持 Material 主题的即时加载。',
    vitepress: '如果配置里已有 `head`，把脚本加到它的列表里。',
    docusaurus: '如果配置里已有 `scripts`，把脚本加到它的列表里。',
    hexo: 'Hexo 5 起，任何主题都可用。',
    hugo: 'Hugo 0.93 起，任何主题都可用。',
    jekyll: '脚本放在页面的任何位置都行。如果这样的页面很多，可以改放到主题的布局里。',
    starlight: '如果配置里已有 `head`，把脚本加到它的列表里。',
    sphinx:
      '如果配置里已有 `html_js_files`，把地址加到它的列表里。在 reStructuredText 里，把元素缩进写在 `.. raw:: html` 下面。',
    cnblogs: '博客需要先申请 JS 权限。没有权限时，请像在洛谷那样使用图片。',
    html: '一页上的所有棋盘共用一个求解器。不能运行脚本时，显示里面的链接。',
    frame: '棋盘在沙盒里运行，不影响你的页面。高度取自预览；页面较窄时可能需要再高一些。',
    reveal: '脚本放在页面的任何位置都行。',
    jupyter:
      '在代码单元格里运行。用 `nbconvert` 转换后棋盘仍在；GitHub 不运行脚本，那里请使用图片。',
    react: '棋盘打包在你的程序里，不从别处加载任何东西。',
    vue: '棋盘打包在你的程序里，不从别处加载任何东西。',
    github: '把图片放在 README 旁边。图片随读者的浅色或深色主题变化，点击即可打开能操作的棋盘。',
    luogu: upload,
    csdn: upload,
    zhihu: upload,
    codeforces: upload,
  },
  where: ({ often, file, isNew, inside, kind }) => {
    if (kind === 'shell') return '整个网站只需一次，在终端里运行';
    if (kind === 'svg' || kind === 'png') return '图片';
    if (kind === 'address') return '链接';
    if (kind === 'link') return 'Markdown 格式的链接';
    const how = { site: '整个网站只需一次', page: '每页一次', board: '每放一个棋盘' };
    if (!file) return how[often];
    const into = isNew ? `新建文件 \`${file}\`` : `写入 \`${file}\``;
    return `${how[often]}，${into}${inside ? ` 的 \`${inside}\` 中` : ''}`;
  },
};
