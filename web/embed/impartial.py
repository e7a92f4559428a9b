"""A board in a notebook: its attributes are set in Python, and its state comes back. It needs anywidget (pip install anywidget).

    from impartial import Board
    board = Board("wythoff", "4 6", home="https://…/")  # the address of Impartial
    board                                               # at the end of a cell: the board
    board.state["outcome"]                              # 'N'
    board.play("1,1")
    board.observe(lambda change: print(change.new["position"]), "state")
"""

import anywidget
import traitlets


class Board(anywidget.AnyWidget):
    """The attributes are those of the element, and `state` is what its event `impartial-change` has: game, position, moves, …"""

    _esm = """
    const names = ['game', 'position', 'moves', 'mode', 'rule', 'hints', 'lang', 'theme'];
    async function render({ model, el }) {
      await import(new URL('embed/impartial-board.js', model.get('home')).href);
      const board = document.createElement('impartial-board');
      const tell = (state) => {
        model.set('state', JSON.parse(JSON.stringify(state ?? {})));
        model.save_changes();
      };
      const set = () => {
        for (const name of names) {
          const value = model.get(name);
          if (value === null) board.removeAttribute(name);
          else if (value !== board.getAttribute(name)) board.setAttribute(name, value);
        }
        void board.ready.then(tell);
      };
      const play = async ({ move }) => {
        await board.play(move);
        tell(board.state);
      };
      for (const name of names) model.on(`change:${name}`, set);
      model.on('msg:custom', play);
      board.addEventListener('impartial-change', ({ detail }) => tell(detail));
      el.append(board);
      set();
      return () => {
        for (const name of names) model.off(`change:${name}`, set);
        model.off('msg:custom', play);
        board.remove();
      };
    }
    export default { render };
    """
    home = traitlets.Unicode().tag(sync=True)
    game = traitlets.Unicode().tag(sync=True)
    position = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    moves = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    mode = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    rule = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    hints = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    lang = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    theme = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    state = traitlets.Dict().tag(sync=True)

    def __init__(self, game, position=None, **attributes):
        super().__init__(game=game, position=position, **attributes)

    def play(self, move):
        """Makes a move as a click does; in a quiz it is an answer."""
        self.send({"move": move})
