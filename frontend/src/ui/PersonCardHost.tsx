// Around all that shows people: opens one card at a time, and remembers of whom there is none.
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { type NamedPerson, type PersonCard, type PersonCards, PersonCardsContext } from './person-card'

interface Opened {
  readonly person: NamedPerson
  readonly anchor: HTMLElement
}

export function PersonCardHost({ card: Card, children }: { card: PersonCard | undefined; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const cards = useMemo<PersonCards>(
    () => ({
      open: (person, anchor) => setOpened({ person, anchor }),
      isUnknown: id => unknown.includes(id),
    }),
    [unknown],
  )
  return (
    <PersonCardsContext.Provider value={Card && cards}>
      {children}
      {Card && opened && (
        <Suspense fallback={null}>
          <Card
            {...opened}
            onClose={() => setOpened(undefined)}
            onUnknown={() => setUnknown(ids => [...ids, opened.person.id])}
          />
        </Suspense>
      )}
    </PersonCardsContext.Provider>
  )
}
