import { pictureSources, readOwnPicture } from '#contract/picture-address.ts'

type PhotographProps = {
  address: string
  alt: string
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string
}

/** A picture that was uploaded, in the size and format that suit the browser; another one as the file that it is. */
export function Photograph({ address, alt, sizes }: PhotographProps) {
  const picture = readOwnPicture(address)
  if (!picture) return <img src={address} alt={alt} width="640" height="640" />
  const { width, height } = picture
  return (
    <picture>
      {pictureSources(picture).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  )
}
