// How much the board can be enlarged.

const most = 6;
const steps = 9;
const ratio = (Math.sqrt(5) - 1) / 2;

/**
 * The zoom from 1 to 6 at which the cells of the board are largest, by golden section. `sizeAt`: 0 where the board does
 * not fit. Beyond some zoom a board has no room for cells of full size: from there on they shrink.
 */
export async function largestFit(sizeAt: (zoom: number) => Promise<number>): Promise<number> {
  let best = { zoom: 1, size: 0 };
  const at = async (zoom: number) => {
    const tried = { zoom, size: await sizeAt(zoom) };
    if (tried.size > best.size) best = tried;
    return tried;
  };
  let [from, to] = [1, most];
  let low = await at(to - ratio * (to - from));
  let high = await at(from + ratio * (to - from));
  for (let i = 0; i < steps; ++i) {
    if (low.size >= high.size) {
      to = high.zoom;
      high = low;
      low = await at(to - ratio * (to - from));
    } else {
      from = low.zoom;
      low = high;
      high = await at(from + ratio * (to - from));
    }
  }
  return best.zoom;
}
