// A board's SVG document as a PNG image, for places that take no SVG.

/** Safari on phones draws no more pixels than these (4096 × 4096). */
const mostPixels = 16_777_216;

/**
 * Draws the document in its light colours on white, because a place may show it on any background, or as JPEG.
 * `scale`: pixels of the image for each pixel of the document; fewer for documents that would be too large. Rejects if
 * the page's policy allows no `blob:` images.
 */
export async function toPng(svg: string, scale = 2): Promise<Blob> {
  const light = svg.replaceAll('(prefers-color-scheme: dark)', 'not all');
  const address = URL.createObjectURL(new Blob([light], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode().catch((cause: unknown) => {
      throw new Error('the policy of the page may lack img-src blob:', { cause });
    });
    const { naturalWidth: width, naturalHeight: height } = image;
    const scaled = Math.min(scale, Math.sqrt(mostPixels / (width * height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(width * scaled);
    canvas.height = Math.floor(height * scaled);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser draws no images');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
