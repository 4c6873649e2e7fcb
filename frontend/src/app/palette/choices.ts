// What the palette offers, as data: pages of one's menu, things to do, and where the people one works with lead.
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import type { ComponentType } from 'react'
import type { Me } from '../../providers/me'
import type { Feature } from '../feature'
import { addressOf, entriesOf, type MenuItem } from '../menu'

type Form = ComponentType<{ onClose: () => void }>

export type Goal =
  | { readonly kind: 'path'; readonly to: string }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'position'; readonly id: string }
  | { readonly kind: 'sign-out' }

export interface Choice {
  readonly key: string
  readonly group: 'pages' | 'actions' | 'people'
  /** Already in words. */
  readonly label: string
  readonly icon?: ComponentType
  readonly goal: Goal
}

export interface ChoiceFacts {
  readonly features: readonly Feature[]
  readonly me: Me
  readonly translate: (key: string, values?: Record<string, unknown>) => string
}

export const pageChoices = (items: readonly MenuItem[], { translate }: ChoiceFacts): readonly Choice[] =>
  entriesOf(items).map(entry => ({
    key: `page-${entry.key}`,
    group: 'pages',
    label: translate(entry.label),
    icon: entry.icon,
    goal: { kind: 'path', to: addressOf(entry) },
  }))

/** Forms that features offer, the other positions, and the way out. */
export function actionChoices({ features, me, translate }: ChoiceFacts): readonly Choice[] {
  const forms = features
    .flatMap(({ slots }) => slots?.commands ?? [])
    .filter(({ shownTo }) => !shownTo || shownTo(me))
    .map(({ label, form }) => action(label, translate(label), { kind: 'form', form }))
  const positions = me.user.positions
    .filter(({ id, status }) => id !== me.position.id && status !== 'archived')
    .map(({ id, role, organization }) => {
      const label = translate('app.palette.work_as', { role: role.name, organization: organization.name })
      return action(id, label, { kind: 'position', id })
    })
  return [...forms, ...positions, action('sign-out', translate('app.user_menu.sign_out'), { kind: 'sign-out' })]
}

const action = (key: string, label: string, goal: Goal): Choice => ({ key, group: 'actions', label, goal })

/** Where features lead from a person. */
export function personChoices(person: AvailableUser, { features, me, translate }: ChoiceFacts): readonly Choice[] {
  return features
    .flatMap(({ slots }) => slots?.personLinks ?? [])
    .filter(({ shownTo }) => shownTo(person, me))
    .map(({ label, to }) => ({
      key: `${person.position_id}-${label}`,
      group: 'people',
      label: `${person.name} · ${translate(label)}`,
      goal: { kind: 'path', to: to(person) },
    }))
}

/** Every word typed stands somewhere in the label; people were searched by the server. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = typed.toLowerCase().split(/\s+/)
  return choices.filter(
    ({ group, label }) => group === 'people' || words.every(word => label.toLowerCase().includes(word)),
  )
}
