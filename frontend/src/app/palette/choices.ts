// What the palette offers, as data: pages of one's menu, things to do, things that the server found, and where people lead.

import type { FoundThing } from '@practicum/shared/contract/found'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { wordsOf } from '@practicum/shared/kernel/words'
import type { ComponentType } from 'react'
import type { Me } from '../../providers/me'
import { spokenPosition, spokenRole } from '../../ui/role-name'
import type { Feature, FindableKind } from '../feature'
import { addressOf, entriesOf, type MenuItem } from '../menu'

type Form = ComponentType<{ onClose: () => void }>

export type Goal =
  | { readonly kind: 'path'; readonly to: string }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'position'; readonly id: string }
  | { readonly kind: 'sign-out' }

export interface Choice {
  readonly key: string
  /** Already in words, as the label. */
  readonly group: string
  readonly label: string
  readonly detail?: string | null
  /** A day, or an instant. */
  readonly on?: string | null
  readonly icon?: ComponentType
  readonly goal: Goal
}

export interface ChoiceFacts {
  readonly features: readonly Feature[]
  readonly me: Me
  readonly translate: (key: string, values?: Record<string, unknown>) => string
}

export const kindsOf = (features: readonly Feature[]): readonly FindableKind[] =>
  features.flatMap(({ slots }) => slots?.findables ?? []).sort((one, other) => one.order - other.order)

export const pageChoices = (items: readonly MenuItem[], { translate }: ChoiceFacts): readonly Choice[] =>
  entriesOf(items).map(entry => ({
    key: `page-${entry.key}`,
    group: translate('app.palette.pages'),
    label: translate(entry.label),
    icon: entry.icon,
    goal: { kind: 'path', to: addressOf(entry) },
  }))

/** Forms that features offer, the other positions, and the way out. */
export function actionChoices({ features, me, translate }: ChoiceFacts): readonly Choice[] {
  const group = translate('app.palette.actions')
  const forms = features
    .flatMap(({ slots }) => slots?.commands ?? [])
    .filter(({ shownTo }) => !shownTo || shownTo(me))
    .map(({ label, form }) => ({ key: label, group, label: translate(label), goal: { kind: 'form', form } as const }))
  const positions = me.user.positions
    .filter(({ id, status }) => id !== me.position.id && status !== 'archived')
    .map(position => {
      const { id, organization } = position
      const label = translate('app.palette.work_as', {
        role: spokenPosition(position, translate),
        organization: organization.name,
      })
      return { key: id, group, label, goal: { kind: 'position', id } as const }
    })
  const out = {
    key: 'sign-out',
    group,
    label: translate('app.user_menu.sign_out'),
    goal: { kind: 'sign-out' } as const,
  }
  return [...forms, ...positions, out]
}

/** One for a thing that has a page; for a person, theirs, and wherever else features lead from them. */
export function thingChoices(
  thing: FoundThing,
  kind: FindableKind,
  group: string,
  facts: ChoiceFacts,
): readonly Choice[] {
  const { id, title, detail, on, page, person } = thing
  if (person) return personChoices(person, group, facts).map(choice => ({ ...choice, icon: kind.icon }))
  if (page === null) return []
  const label = title === '' ? facts.translate(kind.untitled ?? kind.label) : title
  return [{ key: `${kind.kind}-${id}`, group, label, detail, on, icon: kind.icon, goal: { kind: 'path', to: page } }]
}

function personChoices(
  person: AvailableUser,
  group: string,
  { features, me, translate }: ChoiceFacts,
): readonly Choice[] {
  return features
    .flatMap(({ slots }) => slots?.personLinks ?? [])
    .filter(({ shownTo, onCardAlone }) => !onCardAlone && shownTo(person, me))
    .sort((one, other) => Number(other.isPage ?? false) - Number(one.isPage ?? false))
    .map(({ label, to, isPage }) => ({
      key: `${person.position_id}-${label}`,
      group,
      label: isPage ? person.name : `${person.name} · ${translate(label)}`,
      detail: spokenRole({ keyname: person.role_keyname, name: person.role_name }, translate),
      goal: { kind: 'path', to: to(person) },
    }))
}

/** A word of the label begins like each that was typed; things were searched by the server. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const beginnings = wordsOf(typed)
  return choices.filter(({ label }) => {
    const words = wordsOf(label)
    return beginnings.every(beginning => words.some(word => word.startsWith(beginning)))
  })
}
