import type { PlaceWords } from './place_words_en';

const upload = '先上傳圖片（或直接貼到編輯器裡），再把連結寫在圖片下面。';

export const words: PlaceWords = {
  groups: {
    anywhere: '任何地方',
    sites: '用 Markdown 寫的網站',
    pages: '網頁與程式',
    pictures: '只能放圖片的地方',
  },
  names: {
    link: '聊天、留言、郵件',
    mkdocs: 'MkDocs',
    vitepress: 'VitePress',
    docusaurus: 'Docusaurus',
    hexo: 'Hexo',
    hugo: 'Hugo',
    jekyll: 'Jekyll、GitHub Pages',
    starlight: 'Astro Starlight',
    sphinx: 'Sphinx（MyST）',
    cnblogs: '博客園',
    html: 'HTML 網頁',
    frame: '內嵌框架（Moodle、WordPress）',
    reveal: 'reveal.js',
    jupyter: 'Jupyter 筆記本',
    react: 'React',
    vue: 'Vue',
    github: 'GitHub README',
    luogu: '洛谷',
    csdn: 'CSDN',
    zhihu: '知乎',
    codeforces: 'Codeforces',
  },
  notes: {
    link: '整個局面都在連結裡。',
    mkdocs:
      '如果檔案裡已有 `extra_javascript`，把網址加到它的清單裡。各版本都可用，也支援 Material 佈景的即時載入。',
    vitepress: '如果設定裡已有 `head`，把指令碼加到它的清單裡。',
    docusaurus: '如果設定裡已有 `scripts`，把指令碼加到它的清單裡。',
    hexo: 'Hexo 5 起，任何佈景都可用。',
    hugo: 'Hugo 0.93 起，任何佈景都可用。',
    jekyll: '指令碼放在頁面的任何位置都行。如果這樣的頁面很多，可以改放到佈景的版面檔裡。',
    starlight: '如果設定裡已有 `head`，把指令碼加到它的清單裡。',
    sphinx:
      '如果設定裡已有 `html_js_files`，把網址加到它的清單裡。在 reStructuredText 裡，把元素縮排寫在 `.. raw:: html` 下面。',
    cnblogs: '部落格需要先申請 JS 權限。沒有權限時，請像在洛谷那樣使用圖片。',
    html: '一頁上的所有棋盤共用一個求解器。不能執行指令碼時，顯示裡面的連結。',
    frame: '棋盤在沙盒裡執行，不影響你的網頁。高度取自預覽；頁面較窄時可能需要再高一些。',
    reveal: '指令碼放在頁面的任何位置都行。',
    jupyter:
      '在程式碼儲存格裡執行。用 `nbconvert` 轉換後棋盤仍在；GitHub 不執行指令碼，那裡請使用圖片。',
    react: '棋盤打包在你的程式裡，不從別處載入任何東西。',
    vue: '棋盤打包在你的程式裡，不從別處載入任何東西。',
    github: '把圖片放在 README 旁邊。圖片隨讀者的淺色或深色佈景變化，點擊即可開啟能操作的棋盤。',
    luogu: upload,
    csdn: upload,
    zhihu: upload,
    codeforces: upload,
  },
  where: ({ often, file, isNew, inside, kind }) => {
    if (kind === 'shell') return '整個網站只需一次，在終端機裡執行';
    if (kind === 'svg' || kind === 'png') return '圖片';
    if (kind === 'address') return '連結';
    if (kind === 'link') return 'Markdown 格式的連結';
    const how = { site: '整個網站只需一次', page: '每頁一次', board: '每放一個棋盤' };
    if (!file) return how[often];
    const into = isNew ? `新建檔案 \`${file}\`` : `寫入 \`${file}\``;
    return `${how[often]}，${into}${inside ? ` 的 \`${inside}\` 中` : ''}`;
  },
};
