// The look of the mex machine.
import { css } from 'lit';

export const mexStyles = css`
  .slots {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 4px;
    padding-block: 4px;
    text-align: center;
    line-height: 1;
  }
  .slot {
    min-inline-size: 34px;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .well {
    display: grid;
    place-items: center;
    block-size: 34px;
    border: 1px solid var(--line-control);
    border-block-start: none;
    border-radius: 0 0 var(--radius) var(--radius);
  }
  .chip {
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border-radius: 50%;
    border: 1px solid var(--line-control);
    background: var(--shade);
    color: var(--ink);
    font-size: 0.75rem;
  }
  .name {
    padding-block-start: 6px;
  }
  .wins {
    --light: var(--wins);
  }
  .loses {
    --light: var(--loses);
  }
  .lit {
    color: var(--light);
    font-weight: 700;
  }
  .lit .well {
    border: 2px solid var(--light);
    border-block-start: none;
    background: color-mix(in srgb, var(--light) 14%, transparent);
  }
  @media (prefers-reduced-motion: no-preference) {
    .chip {
      animation: drop 200ms calc(var(--step) * 200ms) ease-in both;
    }
    @keyframes drop {
      from {
        translate: 0 -22px;
        opacity: 0;
      }
    }
    .lit .well {
      animation: light 200ms calc(var(--step) * 200ms) ease-out both;
    }
    @keyframes light {
      from {
        background: none;
        border-color: var(--line-control);
        border-width: 0 1px 1px;
      }
    }
    .lit .name {
      animation: name 200ms calc(var(--step) * 200ms) ease-out both;
    }
    @keyframes name {
      from {
        color: var(--ink-soft);
        font-weight: 400;
      }
    }
  }
  @media (forced-colors: active) {
    .lit .well {
      border: 3px solid Highlight;
      border-block-start: none;
    }
  }
`;
