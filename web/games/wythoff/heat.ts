// Grundy values as a heat map: a pixel for each, the style sheet makes them large.

/** The greatest value is drawn with this much of the colour, so that marks in the same colour stand out from it. */
const strongest = 0.55;

/** `grundy` by row of the first heap, which goes to the right; the second goes up. */
export function drawHeat(
  canvas: HTMLCanvasElement,
  grundy: readonly (readonly number[])[],
  colour: string,
): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const side = grundy.length;
  const largest = Math.max(1, ...grundy.map((row) => Math.max(...row)));
  // One pixel of the colour tells what it is made of, however it is written.
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
