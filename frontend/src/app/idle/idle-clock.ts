// The rule of idleness as a pure function of time: active, warned, or out.

export interface IdleLimits {
  /** Seconds without activity until the person is out. */
  readonly timeout: number
  /** Seconds before that at which the warning appears. */
  readonly warning: number
}

export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warned'; readonly left: number }
  | { readonly kind: 'out' }

/** `idleFor` and `left` are in seconds. The warning appears after the idle time minus the warning's own length. */
export function idleState(idleFor: number, limits: IdleLimits): IdleState {
  if (idleFor >= limits.timeout) return { kind: 'out' }
  if (idleFor >= limits.timeout - limits.warning) return { kind: 'warned', left: Math.ceil(limits.timeout - idleFor) }
  return { kind: 'active' }
}
