import type { TableSentences } from './table_sentences';

const players = {
  you: 'You',
  opponent: 'The opponent',
  first: 'The first player',
  second: 'The second player',
};

export const tableEn: TableSentences = {
  tabs: { board: 'Board', why: 'Why', text: 'Judge text', atlas: 'Atlas' },
  views: 'Views',
  loading: 'Loading the board…',
  missing: 'A part could not be loaded. You may be offline.',
  slow: 'Still loading. Your connection may be slow or lost.',
  reload: 'Reload',
  failed: ({ stage }) => {
    if (stage === 'load') return 'The board could not be loaded';
    return stage === 'part' ? 'A part could not be loaded' : 'The solver stopped and was restarted';
  },

  canWin: (seat, moves) => `${players[seat]} can win${moves && `: ${moves}`}`,
  mustLose: {
    you: 'You lose if the other side plays well: no move wins',
    opponent: 'The opponent loses if you play well: no move wins',
    first: 'The first player loses if the second plays well: no move wins',
    second: 'The second player loses if the first plays well: no move wins',
  },
  moverLoses: 'Whoever moves now loses: no move wins',
  notKnown: 'Not known yet who wins',
  lasts: (moves) => `With best play the game ends in ${moves === 1 ? '1 move' : `${moves} moves`}`,
  outcomes: { N: 'N-position', P: 'P-position', unknown: 'not known yet' },
  meanings: {
    N: 'N-position: the next player, who is to move, can win. Some move leads to a P-position.',
    P: 'P-position: the previous player, who has just moved, wins. Every move leads to an N-position.',
  },
  over: {
    normal: 'No move is left: the player to move loses',
    misere: 'No move is left: the player to move wins',
  },
  hasWon: {
    you: 'The game is over: you have won',
    opponent: 'The game is over: the opponent has won',
    first: 'The game is over: the first player has won',
    second: 'The game is over: the second player has won',
  },
  turn: {
    you: 'Your move',
    opponent: 'The opponent’s move',
    first: 'The first player’s move',
    second: 'The second player’s move',
  },
  seats: { you: 'You', opponent: 'Opponent', first: 'First', second: 'Second' },
  wins: 'wins',
  loses: 'loses',
  illegal: 'the rule does not allow it',
  moveIs: (move, verdict) => `${move}: ${verdict}`,
  moveOf: (seat, move) => `${seat}: ${move}`,
  sentences: (each) => each.map((sentence) => `${sentence}.`).join(' '),
  parts: (each) => each.join(', '),
  thrownAway: 'threw the win away',
  winningMoves: (moves, shown, count, complete) =>
    `${complete ? 'Winning' : 'Known winning'} ${count === 1 ? 'move' : 'moves'}: ${moves}${count > shown ? ` and ${count - shown} more` : ''}`,
  noWinningMove: 'No move wins',
  someMoveWins: 'A winning move exists, but it is not known yet which',

  share: 'Share',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  play: 'Play',
  hints: 'Hints',
  hintLevels: {
    none: 'Off',
    legal: 'Possible moves',
    outcomes: 'Winning moves',
    values: 'Grundy values',
    why: 'Why',
  },
  hintsAre: (level) => `Hints: ${level}`,
  opponent: 'Opponent',
  opponents: { perfect: 'Perfect', fallible: 'Fallible', person: 'A second person' },
  first: 'First move',
  firstMovers: { you: 'You', opponent: 'Opponent' },

  notation: 'Position',
  history: 'Moves',
  start: 'Start',
  stepOf: (count, seat, move) => `${count}. ${seat}: ${move}`,
  copyTranscript: 'Copy transcript',

  keys: 'Keys',
};
