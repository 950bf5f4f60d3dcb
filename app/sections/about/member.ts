export type Member = {
  name: string
  role: string
  description: string
  training?: string
  /** The year in which they began in this line of work. */
  since?: number
  /** The name of a drawn portrait, or the address of a square picture. */
  image: string
  imageAlt: string | undefined
  website?: string
  linkedin?: string
}

/** Whether a drawing stands for the member's face, for want of a photograph. */
export function isDrawn({ image }: Pick<Member, 'image'>): boolean {
  return !image.startsWith('/')
}
