// The part of the atlas that is seen: where the disc is and how large. It follows drags, pinches and the wheel.

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Of the disc's size when it fits. */
const closest = 24;
/** A pointer that moves less clicks. In CSS pixels. */
const slack = 4;
const margin = 10;

export class AtlasView {
  #width = 0;
  #height = 0;
  #scale = 1;
  /** The middle of the disc, from the middle of the canvas. */
  #x = 0;
  #y = 0;
  readonly #pointers = new Map<number, Spot>();
  #moved = 0;

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }

  get isClose(): boolean {
    return this.#scale > 1;
  }

  /** The radius of the disc in CSS pixels. */
  get radius(): number {
    return Math.max(1, Math.min(this.#width, this.#height) / 2 - margin) * this.#scale;
  }

  /** The middle of the disc on the canvas. */
  get middle(): Spot {
    return { x: this.#width / 2 + this.#x, y: this.#height / 2 + this.#y };
  }

  /** From the canvas to the disc of radius 1. `unit`: the length of 1 on the canvas. */
  toDisc(x: number, y: number): Spot & { readonly unit: number } {
    const { middle, radius } = this;
    return { x: (x - middle.x) / radius, y: (y - middle.y) / radius, unit: radius };
  }

  reset(): void {
    this.#scale = 1;
    this.#x = this.#y = 0;
  }

  /** `x`, `y`: the place that stays; by default the middle of the canvas. */
  zoom(by: number, x = this.#width / 2, y = this.#height / 2): void {
    const scale = Math.min(closest, Math.max(1, this.#scale * by));
    const ratio = scale / this.#scale;
    const { middle } = this;
    this.#scale = scale;
    this.#to(x + (middle.x - x) * ratio, y + (middle.y - y) * ratio);
  }

  /** Moves the disc so that the point is seen. */
  reveal({ x, y }: Spot): void {
    const { middle, radius } = this;
    const at = { x: middle.x + x * radius, y: middle.y + y * radius };
    const inside = (value: number, size: number): number =>
      Math.min(Math.max(value, 2 * margin), size - 2 * margin);
    this.#to(
      middle.x + inside(at.x, this.#width) - at.x,
      middle.y + inside(at.y, this.#height) - at.y,
    );
  }

  /** The disc never leaves the canvas. */
  #to(x: number, y: number): void {
    const most = this.radius;
    const within = (value: number): number => Math.min(Math.max(value, -most), most);
    this.#x = within(x - this.#width / 2);
    this.#y = within(y - this.#height / 2);
    if (this.#scale === 1) this.#x = this.#y = 0;
  }

  grab({ pointerId, offsetX, offsetY }: PointerEvent): void {
    if (this.#pointers.size === 0) this.#moved = 0;
    this.#pointers.set(pointerId, { x: offsetX, y: offsetY });
  }

  /** Returns whether the pointer drags the disc. */
  drag({ pointerId, offsetX: x, offsetY: y }: PointerEvent): boolean {
    const before = this.#pointers.get(pointerId);
    if (!before) return false;
    const other = [...this.#pointers].find(([id]) => id !== pointerId)?.[1];
    const { middle } = this;
    this.#moved += Math.hypot(x - before.x, y - before.y);
    if (other) {
      const apart = (spot: Spot): number => Math.hypot(spot.x - other.x, spot.y - other.y);
      this.zoom(apart({ x, y }) / Math.max(1, apart(before)), other.x, other.y);
    } else {
      this.#to(middle.x + x - before.x, middle.y + y - before.y);
    }
    this.#pointers.set(pointerId, { x, y });
    return true;
  }

  /** Returns whether it was a click. */
  release({ pointerId }: PointerEvent): boolean {
    const held = this.#pointers.delete(pointerId);
    return held && this.#pointers.size === 0 && this.#moved < slack;
  }
}
