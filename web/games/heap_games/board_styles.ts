import { css } from 'lit';

export const heapGamesBoardStyles = css`
  .moves {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: center;
  }
  p {
    text-align: center;
    font-size: 1.5rem;
  }
`;
