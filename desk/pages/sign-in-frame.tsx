import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { Brand } from '../ui/brand.tsx'
import { useRoot } from '../use-root.ts'
import { SignInDrawing } from './sign-in-drawing.tsx'

type Frame = { words: DocumentOf<'desk/sign-in'>; children: ReactNode }

/** The same page in the other language: nobody is signed in yet whose choice it could be. */
function OtherLanguage() {
  const { label, name, lang } = useRoot().words.otherLanguage
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('language', lang)
  return (
    <Link
      to={`${pathname}?${query}`}
      reloadDocument
      className="link-key soft"
      lang={lang}
      hrefLang={lang}
      aria-label={`${label}, ${name}`}
    >
      {label}
    </Link>
  )
}

/** The two planes of signing in: what happens, drawn, and what to do, in words. */
export function SignInFrame({ words, children }: Frame) {
  const { brand, words: frame } = useRoot()
  return (
    <div className="sign-in">
      <header className="sign-in-drawing pale">
        <p className="brand">
          <Brand brand={brand} name={frame.name} burns />
        </p>
        <SignInDrawing label={words.drawing.label} parts={words.drawing.parts} />
        <p className="note">{words.drawing.note}</p>
      </header>
      <main className="sign-in-words white">
        {children}
        <p className="note sign-in-foot">
          <a className="link-key soft" href={words.privacy.href}>
            {words.privacy.label}
          </a>
          <OtherLanguage />
        </p>
      </main>
    </div>
  )
}
