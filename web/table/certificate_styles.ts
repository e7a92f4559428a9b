// The look of the certificate's panel.
import { css } from 'lit';

export const certificateStyles = css`
  :host {
    display: grid;
    justify-items: center;
    gap: 4px;
  }
  /* As high as its buttons, when they have gone. */
  .ready {
    min-block-size: 32px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px 16px;
  }
  p {
    margin: 0;
  }
  .checked,
  .refused {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--ink);
  }
  progress {
    inline-size: 9rem;
  }
`;
