import type { ComponentProps } from 'react'
import { localePath } from './locale-path.ts'
import { useLanguage } from './use-language.ts'

type LocaleLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The German, unprefixed path, with or without query and hash. */
  to: string
}

/** A link to a page of the site in the language being read. */
export function LocaleLink({ to, children, ...link }: LocaleLinkProps) {
  return (
    <a {...link} href={localePath(to, useLanguage())}>
      {children}
    </a>
  )
}
