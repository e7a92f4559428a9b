import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ImpartialBoard } from 'impartial-games/react';
import 'impartial-games/react';

function App() {
  const [language, setLanguage] = useState('zh-Hans');
  const [outcome, setOutcome] = useState('');
  const [isShown, setShown] = useState(true);
  const board = useRef<ImpartialBoard>(null);
  return (
    <>
      <button onClick={() => setLanguage('en')}>language</button>
      <button onClick={() => setShown(false)}>remove</button>
      {isShown && (
        <impartial-board
          ref={board}
          className="board"
          game="wythoff"
          position="4 6"
          mode="analyse"
          reveal
          lang={language}
          onimpartial-ready={({ detail }) => setOutcome(detail.outcome)}
        >
          Two heaps
        </impartial-board>
      )}
      <output>{outcome}</output>
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
