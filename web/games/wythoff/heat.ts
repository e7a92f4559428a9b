// Grundy values as a heat map with one pixel for each value; the style sheet enlarges it.

/** The strength of the colour for the greatest value. It is below 1, so that marks in the same colour stand out. */
const strongest = 0.55;

/** `grundy` is indexed by the first heap, which runs to the right, then by the second, which runs up. */
export function drawHeat(
  canvas: HTMLCanvasElement,
  grundy: readonly (readonly number[])[],
  colour: string,
): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const side = grundy.length;
  const largest = Math.max(1, ...grundy.map((row) => Math.max(...row)));
  // Drawing one pixel gives the colour's components, whatever its CSS syntax.
  context.clearRect(0, 0, side, side);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;

  const image = context.createImageData(side, side);
  grundy.forEach((row, first) => {
    row.forEach((value, second) => {
      const at = 4 * ((side - 1 - second) * side + first);
      image.data.set([red, green, blue, (255 * strongest * value) / largest], at);
    });
  });
  context.putImageData(image, 0, 0);
}
