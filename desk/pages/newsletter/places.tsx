import { Link } from 'react-router'

const places = ['issues', 'readers', 'imports', 'reports', 'sender'] as const

type Place = (typeof places)[number]

type PlacesProps = {
  words: Record<Place | 'label', string>
  current: Place
}

/** The ways between the pages of the newsletter's room. */
export function NewsletterPlaces({ words, current }: PlacesProps) {
  return (
    <nav className="tabs many" aria-label={words.label}>
      {places.map((place) => (
        <Link
          key={place}
          to={place === 'issues' ? '/newsletter' : `/newsletter/${place}`}
          aria-current={place === current ? 'page' : undefined}
        >
          {words[place]}
        </Link>
      ))}
    </nav>
  )
}
