import { readOwnPicture, versionsOf } from '#contract/picture-address.ts'

/** A picture of the site, small. */
export function Thumbnail({ address, alt }: { address: string; alt: string }) {
  const picture = readOwnPicture(address)
  const small = picture && versionsOf(picture).find(({ format }) => format === 'webp')
  return <img className="thumbnail" src={small?.address ?? address} alt={alt} loading="lazy" />
}
