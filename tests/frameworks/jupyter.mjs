// The notebook's widget: the Python class gives its state to the real front end of anywidget, which shows the board in a page
// of Jupyter's own widget manager. Only what carries messages between the two is ours, as no kernel runs here.
// Run by `npm run nightly`: node tests/frameworks/jupyter.mjs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { launch, newPage, root, run, serve } from './support.mjs';

const home = 'http://impartial.test/';

const python = `
import importlib.util, json, sys, types
import traitlets

class AnyWidget(traitlets.HasTraits):
    sent = []
    def send(self, message):
        self.sent.append(message)

sys.modules["anywidget"] = types.SimpleNamespace(AnyWidget=AnyWidget)
spec = importlib.util.spec_from_file_location("impartial", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
board = module.Board("wythoff", "4 6", home=sys.argv[2])
board.play("1,1")
state = {name: getattr(board, name) for name in board.traits(sync=True)}
print(json.dumps({"state": {**state, "_esm": board._esm}, "sent": board.sent}))
`;

const main = `
import * as base from '@jupyter-widgets/base';
import { HTMLManager } from '@jupyter-widgets/html-manager';

window.show = async (state) => {
  let parts;
  window.define = (_names, make) => (parts = make(base));
  await import('anywidget');
  const manager = new HTMLManager({ loader: async () => parts });
  const of = { model_module: 'anywidget', model_module_version: '*', model_name: 'AnyModel' };
  const view = { view_module: 'anywidget', view_module_version: '*', view_name: 'AnyView' };
  const names = Object.fromEntries([...Object.entries(of), ...Object.entries(view)].map(([name, value]) => ['_' + name, value]));
  window.model = await manager.new_model({ ...of, model_id: 'board' }, { ...names, ...state, _anywidget_id: 'impartial.Board' });
  await manager.display_view(await manager.create_view(window.model), document.body);
};
`;

const project = mkdtempSync(join(tmpdir(), 'impartial-jupyter-'));
try {
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const packages = ['anywidget@0.11', '@jupyter-widgets/base@6', '@jupyter-widgets/html-manager@1'];
  run(project, 'npm', 'install', '--no-audit', '--no-fund', '--silent', 'vite', ...packages);
  writeFileSync(join(project, 'main.js'), main);
  const page =
    '<!doctype html><meta charset="utf-8"><title>A notebook</title><link rel="icon" href="data:,"><body><script>var __webpack_public_path__ = "/"</script><script type="module" src="main.js"></script>';
  writeFileSync(join(project, 'index.html'), page);
  run(project, 'npx', 'vite', 'build', '--logLevel', 'error');
  const { state, sent } = JSON.parse(
    run(project, '/usr/bin/python3', '-c', python, join(root, 'dist/embed/impartial.py'), home),
  );

  const browser = await launch();
  try {
    const { page: shown } = await newPage(browser, join(project, 'dist'));
    await serve(shown, home.slice(0, -1), join(root, 'dist'));
    await shown.goto('http://page.test/');
    await shown.waitForFunction(() => 'show' in window);
    await shown.evaluate((each) => window.show(each), state);
    const board = shown.locator('impartial-board');
    await expect(board).toContainText('You can win', { timeout: 20_000 });
    const stateOf = () => shown.evaluate(() => window.model.get('state'));
    await expect.poll(async () => (await stateOf()).outcome).toBe('N');
    // What Python sends.
    for (const message of sent) {
      await shown.evaluate((each) => window.model.trigger('msg:custom', each), message);
    }
    await expect.poll(async () => (await stateOf()).position).toBe('3 5');
    // What Python sets.
    await shown.evaluate(() => window.model.set('position', '5 9'));
    await expect.poll(async () => (await stateOf()).position).toBe('5 9');
    // What the reader does.
    await board.getByRole('gridcell', { name: /wins/ }).first().click();
    await expect.poll(async () => (await stateOf()).moves).not.toBe('');
    console.log('jupyter: a board from Python, and its state in Python');
  } finally {
    await browser.close();
  }
} finally {
  rmSync(project, { recursive: true });
}
