import sharp from 'sharp'

/** What a telephone makes of somebody who does not exist: upright by a note in the file only, with the place where it was taken. */
export async function portraitPhoto(width = 2000, height = 1500): Promise<Buffer> {
  // Lying on its side, as the sensor sees it: its right becomes the bottom when it is turned.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}" height="${height}">
    <defs><linearGradient id="wall"><stop offset="0" stop-color="#dfe6ea"/><stop offset="1" stop-color="#8fa3ad"/></linearGradient></defs>
    <g transform="rotate(-90) translate(-300 0)">
      <rect width="300" height="400" fill="url(#wall)"/>
      <rect x="20" y="20" width="80" height="120" fill="#f5fbff"/>
      <path d="M40 400v-40a110 100 0 0 1 220 0v40z" fill="#27406b"/>
      <path d="M128 230h44v50a22 22 0 0 1-44 0z" fill="#d9a98a"/>
      <ellipse cx="150" cy="180" rx="58" ry="74" fill="#e6b899"/>
      <path d="M90 190c-8-90 30-110 62-110s68 30 58 110c-10-46-30-70-58-70s-52 20-62 70z" fill="#4a3526"/>
      <circle cx="130" cy="180" r="6" fill="#2b2b33"/><circle cx="170" cy="180" r="6" fill="#2b2b33"/>
      <path d="M128 216q22 16 44 0" fill="none" stroke="#a4574a" stroke-width="5"/>
    </g></svg>`
  return sharp(Buffer.from(drawing))
    .blur(1.5)
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
}
