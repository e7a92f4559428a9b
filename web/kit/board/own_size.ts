// Tells an element when its size changes, also if its height then follows from its width. A ResizeObserver alone reports
// that as an error of the page: the element would change while it is being observed.
export class OwnSize {
  readonly #element: HTMLElement;
  readonly #observer: ResizeObserver;
  #before = '';

  constructor(element: HTMLElement, tell: (width: number) => void) {
    this.#element = element;
    this.#observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const now = `${width} ${height}`;
      if (now === this.#before) return;
      this.#before = now;
      tell(width);
      this.#observer.disconnect();
      requestAnimationFrame(() => this.observe());
    });
  }

  observe(): void {
    if (this.#element.isConnected) this.#observer.observe(this.#element);
  }

  disconnect(): void {
    this.#observer.disconnect();
  }
}
