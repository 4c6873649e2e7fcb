// What a task may be about, whichever feature it belongs to.
import type { Role } from './roles'

export interface Assignable {
  /** The name that tasks have for this kind of thing. */
  readonly type: 'Form' | 'CeCourse' | 'Meeting'
  readonly id: string
  readonly name: string
  /** The only roles that can be asked for it; absent: anybody. */
  readonly submitterRoles?: readonly Role[]
}
