// What opens from the name of a person: names know that something does, a feature says what.
import { type ComponentType, createContext } from 'react'

export interface NamedPerson {
  readonly id: string
  readonly name: string
  /** Guests, and those whom the reader may not know any more, are nobody to look up. */
  readonly role_keyname?: string
  /** Address of their photo; none: their initials. */
  readonly profile_image_url?: string | null
}

export interface PersonCardProps {
  readonly person: NamedPerson
  /** What it was opened from. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
  /** There is nobody of this id for the reader. */
  readonly onUnknown: () => void
}

export type PersonCard = ComponentType<PersonCardProps>

export interface PersonCards {
  readonly open: (person: NamedPerson, anchor: HTMLElement) => void
  readonly isUnknown: (id: string) => boolean
}

/** Undefined: names are words alone. */
export const PersonCardsContext = createContext<PersonCards | undefined>(undefined)
