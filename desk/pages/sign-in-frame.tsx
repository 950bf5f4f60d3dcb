import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { Brand } from '../ui/brand.tsx'
import { WayKey } from '../ui/form.tsx'
import { useRoot } from '../use-root.ts'

type Frame = { words: DocumentOf<'desk/sign-in'>; children: ReactNode }

/** The same page in the other language: nobody is signed in yet whose choice it could be. */
function OtherLanguage() {
  const { label, name, lang } = useRoot().words.otherLanguage
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('language', lang)
  return (
    <WayKey
      label={label}
      to={`${pathname}?${query}`}
      reloadDocument
      lang={lang}
      hrefLang={lang}
      aria-label={`${label}, ${name}`}
    />
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

const keys = [92, 104, 116].flatMap((y) => [116, 128, 140, 152, 164].map((x) => ({ x, y })))

/** A device, the signature that leaves it, and the desk that reads it. The finger is the one decision. */
function SignInDrawing({ label, parts }: { label: string; parts: string[] }) {
  return (
    <figure>
      <svg viewBox="0 0 520 302" role="img" aria-label={label}>
        <path d="M-900 270h2400" stroke="var(--dl)" strokeWidth="2" />
        <path
          d="M20 270v20M48 270v20M76 270v20M198 270v20M226 270v20M254 270v20M282 270v20M310 270v20M500 270v20"
          stroke="var(--dl)"
          strokeWidth="1.5"
        />
        <rect x="92" y="70" width="96" height="230" fill="var(--da)" />
        <g fill="#f4f1e9">
          {keys.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="1.8" />
          ))}
        </g>
        <circle cx="140" cy="196" r="27" fill="var(--signal)" />
        <rect x="216" y="206" width="60" height="64" fill="var(--dsheet)" />
        <path d="M226 222h24M226 234h38M226 246h30" stroke="#0d1b36" strokeWidth="2" />
        <path d="M244 258q6 -8 9 0t9 -3" stroke="#1941ba" strokeWidth="2" fill="none" />
        <rect x="330" y="30" width="150" height="270" fill="var(--db)" />
        <rect x="342" y="46" width="126" height="112" fill="var(--dsheet)" />
        <path d="M356 68h52M356 84h98M356 100h80M356 116h92M356 132h40" stroke="#0d1b36" strokeWidth="2" />
        <path d="M342 186h126M342 192h126" stroke="var(--dl)" strokeWidth="1.5" />
        <rect x="350" y="226" width="46" height="6" fill="var(--dl)" />
      </svg>
      <figcaption aria-hidden="true">
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </figcaption>
    </figure>
  )
}
