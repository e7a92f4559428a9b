// Draws the atlas on its canvas, in the colours of the page.
import type { AtlasLayout, AtlasPoint } from './atlas_layout';
import type { AtlasView } from './atlas_view';

/** As the browser computes them, because a canvas knows no custom properties. */
export interface AtlasColours {
  readonly P: string;
  readonly N: string;
  readonly line: string;
  readonly ink: string;
  readonly inkSoft: string;
}

export interface AtlasMarks {
  /** The points of the game that is played. */
  readonly points: readonly number[];
  /** The point of the position on the board. */
  readonly here: number | undefined;
  /** The point that is named. */
  readonly chosen: number;
}

/** The least width of a ring with a name, in CSS pixels. */
const namedRing = 12;
/** The least distance of points that are named. */
const namedPoint = 110;

export function drawAtlas(
  canvas: HTMLCanvasElement,
  { points, rings, spacing: between }: AtlasLayout,
  view: AtlasView,
  marks: AtlasMarks,
  colours: AtlasColours,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = devicePixelRatio;
  const [wide, high] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== wide || canvas.height !== high)
    Object.assign(canvas, { width: wide, height: high });
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);

  const { middle, radius } = view;
  const on = ({ x, y }: AtlasPoint): [number, number] => [
    middle.x + x * radius,
    middle.y + y * radius,
  ];
  const spacing = radius * between;
  const size = Math.min(9, Math.max(1, spacing * 0.36));
  const dot = (point: AtlasPoint, large: number): void => {
    const [x, y] = on(point);
    if (x < -large || y < -large || x > width + large || y > height + large) return;
    context.moveTo(x + large, y);
    context.arc(x, y, large, 0, 2 * Math.PI);
  };

  for (const isP of [false, true]) {
    context.beginPath();
    for (const point of points) {
      if (point.isP === isP) dot(point, isP ? size * 1.15 : size * 0.75);
    }
    context.fillStyle = isP ? colours.P : colours.N;
    context.fill();
  }

  context.fillStyle = colours.inkSoft;
  context.font = `11px ${getComputedStyle(canvas).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { frobenius, inner, outer } of rings) {
    if ((outer - inner) * radius < namedRing) continue;
    context.fillText(String(frobenius), middle.x, middle.y - (radius * (inner + outer)) / 2);
  }

  if (spacing > namedPoint) {
    context.textBaseline = 'top';
    for (const point of points) {
      const [x, y] = on(point);
      if (x > 0 && x < width && y > 0 && y < height) context.fillText(point.position, x, y + 14);
    }
  }

  const path = marks.points.flatMap((index) => points[index] ?? []);
  context.strokeStyle = context.fillStyle = colours.line;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.beginPath();
  for (const point of path) context.lineTo(...on(point));
  context.stroke();
  context.beginPath();
  for (const point of path) dot(point, Math.max(3, size));
  context.fill();

  ring(marks.here, 3, colours.line, Math.max(6, size + 3));
  ring(marks.chosen, 2, colours.ink, Math.max(9, size + 6));

  function ring(index: number | undefined, line: number, colour: string, large: number): void {
    const point = index === undefined ? undefined : points[index];
    if (!point || !context) return;
    context.beginPath();
    dot(point, large);
    context.lineWidth = line;
    context.strokeStyle = colour;
    context.stroke();
  }
}
