// The authors' page: its recipes with the site's own address, its tables, its boards.
import { learnFile } from '../../web/kit/learn_page';
import { words } from '../../web/build/learn_words';
import { boardAttributes } from '../../web/kit/board/attributes';
import { placeIds } from '../../web/kit/places/places';
import { expect, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

for (const language of ['en', 'zh-Hans'] as const) {
  const file = learnFile('authors', language);
  test(`${file}: each place has its recipe, with this site's address, to be copied`, async ({
    page,
  }) => {
    // A link to a place opens its recipe.
    await page.goto(`./learn/${file}#mkdocs`);
    const places = page.locator('details.place');
    expect(await places.evaluateAll((all) => all.map(({ id }) => id))).toEqual(placeIds);
    const mkdocs = page.locator('#mkdocs');
    await expect(mkdocs).toHaveAttribute('open');
    await expect(page.locator('details.place[open]')).toHaveCount(1);
    const home = new URL('../', page.url()).href;
    const [setUp, board] = [mkdocs.locator('li').first(), mkdocs.locator('li').last()];
    const text = `extra_javascript:\n  - ${home}embed/load.js\nextra_css:\n  - ${home}embed/space.css`;
    await expect(setUp.locator('code').last()).toHaveText(text);
    await setUp.getByRole('button', { name: words[language].copy }).click();
    await expect(setUp.getByRole('button')).toHaveText(words[language].copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect(board.locator('pre')).toContainText('game=wythoff position="4 6" mode=quiz');
    expect(await page.locator('article').innerText()).not.toContain('impartial.example/');

    // The recipe's text is no board; the page's own two and the playground's are, when they come near.
    const boards = page.locator('impartial-board');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(boards.first()).toContainText(
      language === 'en' ? 'Which move wins?' : '哪一步必胜',
    );
    await page.locator('#attributes').scrollIntoViewIfNeeded();
    await expect(boards).toHaveCount(3);
    const names = page.locator('#attributes + .names td:first-child code');
    await expect(names).toHaveText([...boardAttributes]);
  });
}

test('the playground shows the board and the text of each choice', async ({ page }) => {
  await page.goto('./learn/authors.html#playground');
  const form = page.locator('form.playground');
  const board = form.locator('+ impartial-board');
  const text = page.locator('figure.playground code');
  await expect(board).toContainText('Which move wins?');
  await expect(text).toContainText('game=wythoff position="4 6" mode=quiz');
  await form.getByLabel('game').selectOption('misere_nim');
  await form.getByLabel('mode').selectOption('play');
  await form.getByLabel('readonly').check();
  await expect(board).toContainText('Heap 4');
  await expect(text).toContainText('game=misere_nim mode=play readonly=readonly');
  await form.getByLabel('position').fill('1 1');
  await expect(board).not.toContainText('Heap 3');
  await form.getByLabel('written as').selectOption('element');
  await expect(text).toContainText('<impartial-board game="misere_nim" position="1 1" mode="play"');
  await form.getByLabel('written as').selectOption('frame');
  const src = `${new URL('../embed.html', page.url()).href}?game=misere_nim&amp;position=1+1&amp;mode=play`;
  await expect(text).toContainText(`<iframe src="${src}`);
});

test('it is linked from the page, the share dialog and the tutorials', async ({ page }) => {
  await page.goto('./#/v1/wythoff?lang=zh-Hans');
  await page.locator('.pages').getByRole('link', { name: '嵌入' }).click();
  await expect(page).toHaveURL(/\/learn\/authors\.zh\.html$/);
  await page.goto('./#/v1/wythoff?lang=en');
  await page.locator('button.share:enabled').click();
  await page.getByRole('dialog').locator('select.place').selectOption('hugo');
  await page.getByRole('link', { name: 'recipes, attributes' }).click();
  await expect(page).toHaveURL(/\/learn\/authors\.html#hugo$/);
  await expect(page.locator('#hugo')).toHaveAttribute('open');
  await page.goto('./learn/wythoff.html');
  await page.locator('.pages').getByRole('link', { name: 'Embed' }).click();
  await expect(page).toHaveURL(/\/learn\/authors\.html$/);
});
