// What every measurement is given: the filled installation, the people signed in, and how long it may take.
import type { CommandServices } from '@practicum/command-service/execution/ports'
import type { Filled, Installation } from './installation'

export interface Pace {
  /** Turns of each contestant. */
  readonly rounds: number
  /** Length of a turn. */
  readonly seconds: number
}

export interface Bench extends Filled {
  readonly installation: Installation
  readonly services: CommandServices
  readonly pace: Pace
  readonly tasks: number
}
