import type { ReactNode } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import { Brand } from '../ui/brand.tsx'
import { SignInDrawing } from './sign-in-drawing.tsx'

type Frame = { words: DocumentOf<'desk/sign-in'>; brand: string; name: string; children: ReactNode }

/** The two planes of signing in: what happens, drawn, and what to do, in words. */
export function SignInFrame({ words, brand, name, children }: Frame) {
  return (
    <div className="sign-in">
      <header className="sign-in-drawing pale">
        <p className="brand">
          <Brand brand={brand} name={name} burns />
        </p>
        <SignInDrawing label={words.drawing.label} parts={words.drawing.parts} />
        <p className="note">{words.drawing.note}</p>
      </header>
      <main className="sign-in-words white">
        {children}
        <p className="note">
          <a href={words.privacy.href}>{words.privacy.label}</a>
        </p>
      </main>
    </div>
  )
}
