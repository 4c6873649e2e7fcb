// What an operator is told before an installation goes on with a log that is not the one it has worked with.

import type { Place } from '@practicum/infra/event-store/places'
import { shownNumber } from '@practicum/shared/kernel/formats'
import type { Settlement } from './settlement'

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${shownNumber(count)} ${count === 1 ? one : many}`

/** One line for each event that is not there. */
export function lostInWords(lost: readonly Place[]): readonly string[] {
  const owners = new Map<string, string[]>()
  for (const { of, position, event } of lost) {
    const what = event ? `event ${event.id}, revision ${event.revision} of ${event.stream}` : `anything at ${position}`
    owners.set(what, [...(owners.get(what) ?? []), of])
  }
  return [...owners].map(([what, of]) => `The log does not hold ${what}, where these stand: ${of.join(', ')}.`)
}

export function costInWords({
  agreed,
  later,
  accounts,
  deadLetters,
  figures,
  lastAnchor,
}: Settlement): readonly string[] {
  const until = agreed.event
    ? `The log and what was made of it agree up to ${agreed.recordedAt.toISOString()} (event ${agreed.event.id}).`
    : 'Nothing tells up to where the log and what was made of it agree.'
  const told = agreed.event
    ? `What ${counted(later.length, 'later event')} of this log tell may be told a second time, at the most as far as the inbox has forgotten it (7 days).`
    : 'Nothing is told of what this log holds and nobody was told of yet.'
  return [
    until,
    'To go on with this log means:',
    '  what it does not hold is lost, unless another copy holds it: look for that first.',
    `  read models      ${counted(figures.readModels, 'read model')} made anew of the whole log, by this tool or the next start.`,
    `  notifications    ${told} What was told of events that are gone stays told; ${counted(deadLetters.length, 'effect')} set aside for such events are dropped.`,
    `  people           ${counted(figures.people, 'person is', 'people are')} signed out (${counted(figures.sessions, 'session')}): what they did last is gone, or stands behind it.`,
    `  commands         ${counted(figures.answers, 'remembered answer')} forgotten: who sends such a command once more has it done again.`,
    `  accounts         ${counted(accounts.length, 'password')} removed, of people whose registration is gone.`,
    `  anchors          ${counted(figures.anchors, 'anchor')} after number ${lastAnchor} removed from the database, for they were signed over what is gone. Their copies stay, and nothing more is signed until you have moved them away: see "What tampering leaves open" in docs/operations.md.`,
    '  Kafka            with KAFKA_BROKERS the topic may hold events that are gone: give KAFKA_TOPIC a new name before the start.',
  ]
}
