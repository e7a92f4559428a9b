"""Draws the fences of MkDocs pages, for readers without scripts. In mkdocs.yml:

    hooks:
      - node_modules/impartial-games/plugins/mkdocs_hook.py
    extra:
      impartial_home: https://…/   # if the pictures are to be links to their boards

The pictures come from the solver, so this needs Node.js, and in the folder of mkdocs.yml the npm package: `npm install` with the
address of Impartial and `impartial-games.tgz`.
"""

import logging
import os
import subprocess

DRAW = """
import { readFileSync } from 'node:fs';
import drawFences from 'impartial-games/markdown';
process.stdout.write(await drawFences(readFileSync(0, 'utf8'), {
  lang: process.argv[1],
  home: process.argv[2],
}));
"""


def on_page_markdown(markdown, config, **_):
    if "impartial" not in markdown:
        return markdown
    language = config["theme"]._vars.get("language") or "en"
    home = config["extra"].get("impartial_home")
    try:
        drawn = subprocess.run(
            ["node", "--input-type=module", "--eval", DRAW, str(language), *([home] if home else [])],
            cwd=os.path.dirname(os.path.abspath(config["config_file_path"])),
            input=markdown.encode(),
            stdout=subprocess.PIPE,
            check=True,
        )
    except FileNotFoundError:
        # The script in the page still turns the fences into boards.
        logging.getLogger("mkdocs.hooks.impartial").warning("fences are not drawn: no Node.js")
        return markdown
    return drawn.stdout.decode()
