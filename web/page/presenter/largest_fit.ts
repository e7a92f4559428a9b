// How much the board can be enlarged.

const most = 6;
const steps = 7;

/** The largest zoom from 1 to 6 at which `fits` says so. A board that fits at one zoom fits at every smaller one. */
export async function largestFit(fits: (zoom: number) => Promise<boolean>): Promise<number> {
  let [fitting, tooLarge] = [1, most];
  for (let i = 0; i < steps; ++i) {
    const zoom = (fitting + tooLarge) / 2;
    if (await fits(zoom)) fitting = zoom;
    else tooLarge = zoom;
  }
  return fitting;
}
