// Several people of the load set with the tasks they gave, in turn, so that no stream grows long.
import type { Ask } from './load'
import type { Bench } from './measurement'
import { commanding, type SignedIn, signIn } from './sessions'

const PEOPLE = 16
const TASKS_PER_PERSON = 2000

export interface Turn {
  readonly person: SignedIn
  readonly task: string
  /** How often everybody has had a turn. */
  readonly round: number
}

/** Answers how to get the next turn. */
export async function givers({ services, set, foundations }: Bench): Promise<() => Turn> {
  const people: (SignedIn & { readonly tasks: readonly string[] })[] = []
  for (const person of set.faculty.slice(0, PEOPLE)) {
    const { rows } = await foundations.databases.project.query<{ task_id: string }>(
      'select task_id from read.task where creator_position_id = $1 limit $2',
      [person.positionId, TASKS_PER_PERSON],
    )
    people.push({ ...(await signIn(services, person)), tasks: rows.map(row => row.task_id) })
  }
  let asked = 0
  return () => {
    asked += 1
    const person = people[asked % people.length]
    const round = Math.floor(asked / people.length)
    const task = person?.tasks[round % person.tasks.length]
    if (!person || task === undefined) throw new Error('nobody has given a task')
    return { person, task, round }
  }
}

export const commenting = (person: SignedIn, task: string): Ask =>
  commanding(person, `/api/tasks/${task}/comments`, { body: 'Seen, and discussed in supervision today.' })
