// What a fold makes of events, as a hash: a state that another fold has made is not gone on with.
import { createHash } from 'node:crypto'
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import type { Aggregate } from './executor'

const known = new WeakMap<object, string>()

/** By behaviour and not by source: the state that each event's sample leaves behind, at the beginning and after each other one. */
export function foldFingerprint<C, State, E extends DomainEvent>(aggregate: Aggregate<C, State, E>): string {
  const before = known.get(aggregate.decider)
  if (before !== undefined) return before
  const fingerprint = fingerprintOf(aggregate)
  known.set(aggregate.decider, fingerprint)
  return fingerprint
}

function fingerprintOf<C, State, E extends DomainEvent>({ catalog, decider }: Aggregate<C, State, E>): string {
  const hash = createHash('sha256')
  const say = (part: unknown): void => void hash.update(JSON.stringify(part) ?? 'undefined').update('\n')
  const events = Object.entries(catalog.definitions).map(([type, { sample, version }]) => {
    return { type, version, event: { type, data: sample } as unknown as E }
  })
  for (const { type, version, event } of events) {
    const state = decider.evolve(decider.initialState(), event)
    say([type, version, state])
    for (const next of events) say([next.type, decider.evolve(state, next.event)])
  }
  return hash.digest('hex')
}
