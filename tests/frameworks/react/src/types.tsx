import 'impartial-games/react';

export const right = (
  <impartial-board
    game="wythoff"
    position="4 6"
    mode="quiz"
    lang="zh-Hans"
    reveal
    className="board"
    ref={(board) => void board?.state?.outcome}
    onimpartial-ready={({ detail }) => detail.position}
    onimpartial-error={({ detail }) => detail.kind}
  />
);

// What the types refuse.
export const wrong = [
  // @ts-expect-error There is no such mode.
  <impartial-board key="mode" mode="solve" />,
  // @ts-expect-error There is no such attribute.
  <impartial-board key="attribute" positon="4 6" />,
  // @ts-expect-error The detail has no such property.
  <impartial-board key="event" onimpartial-ready={({ detail }) => detail.winner} />,
];
