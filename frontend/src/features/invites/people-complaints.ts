// What is wrong with the people of a list, field by field: by what an invitation may hold, and by each other.
import { createInvite } from '@practicum/shared/features/invites/invites.contract'
import { shapeComplaints } from '../../ui/form/complaints'
import { addressFault } from './address-fault'
import { type Invitee, sameAddress } from './cohort'
import type { Said } from './cohort-line'

export type Wrong = Partial<Record<keyof Said, string>>

type WordsOf = (key: string, args?: object) => string

const FIELDS: readonly (keyof Said)[] = ['first_name', 'last_name', 'email']
/** Whatever it is, it is no matter of one person. */
const ANY_ROLE = 'trainee'

export const isBlank = ({ first_name, last_name, email }: Said): boolean =>
  `${first_name}${last_name}${email}`.trim() === ''

/** Of each person with whom something is wrong, by their key. `words`: what the screen says itself. */
export function wrongOf(people: readonly Invitee[], words: WordsOf): ReadonlyMap<string, Wrong> {
  const seen = new Set<string>()
  const found = people.map(person => {
    const address = sameAddress(person.email)
    const wrong = wrongWith(person, words)
    if (seen.has(address)) wrong.email ??= words('same')
    if (address !== '') seen.add(address)
    return [person.key, wrong] as const
  })
  return new Map(found.filter(([, wrong]) => Object.keys(wrong).length > 0))
}

function wrongWith(person: Invitee, words: WordsOf): Wrong {
  const complaints = shapeComplaints(createInvite.body, { ...saidOf(person), role: ANY_ROLE })
  const found = FIELDS.flatMap(name => {
    const complaint = complaints.find(({ field }) => field === name)
    return complaint ? [[name, whatIs(person[name], name, words) ?? complaint.message]] : []
  })
  return Object.fromEntries(found)
}

/** Undefined: the rule that is broken says it best. */
function whatIs(text: string, name: keyof Said, words: WordsOf): string | undefined {
  if (text.trim() === '') return words(MISSING[name])
  const fault = name === 'email' ? addressFault(text) : undefined
  return fault && words(`address.${fault.kind}`, { sign: fault.sign })
}

const MISSING = { first_name: 'no_name', last_name: 'no_name', email: 'no_email' } as const

/** As it is sent. */
export const saidOf = ({ first_name, last_name, email }: Said): Said => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  email: email.trim(),
})
