import { Tabs } from '../../ui/tabs.tsx'
import { useRoot } from '../../use-root.ts'

const places = ['issues', 'readers', 'imports', 'reports', 'sender'] as const

type Place = (typeof places)[number]

type PlacesProps = {
  words: Record<Place | 'label', string>
  current: Place
}

/** The ways between the pages of the newsletter's room. */
export function RoomTabs({ words, current }: PlacesProps) {
  const { member } = useRoot()
  const shown = member?.role === 'owner' ? places : places.filter((place) => place !== 'imports' && place !== 'sender')
  return (
    <Tabs
      label={words.label}
      tabs={shown.map((place) => ({
        to: place === 'issues' ? '/newsletter' : `/newsletter/${place}`,
        text: words[place],
        isCurrent: place === current,
      }))}
    />
  )
}
