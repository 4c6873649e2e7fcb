// What a process knows of the read models of others, and what it knows no more once the database server was lost.
import { ProjectionWaterMark } from './catch-up'

const P1 = '1'.padStart(32, '0')
const P2 = '2'.padStart(32, '0')
const NEVER_MS = 60_000

type Answer = readonly (readonly [string, string])[]

/** Answers what it is asked when it is told to, as a server under load does. */
function lateServer() {
  const asked: ((answer: Answer) => void)[] = []
  const look = () => new Promise<Answer>(answer => asked.push(answer))
  /** The next question, which may be asked only later, is answered and the answer taken in. */
  const answer = async (given: Answer): Promise<void> => {
    while (asked.length === 0) await moment()
    asked.shift()?.(given)
    await moment()
  }
  return { look, asked, answer }
}

const moment = () => new Promise(resolve => setImmediate(resolve))

test('the word of a server that has crashed counts for nothing, though it comes after the news of its end', async () => {
  const { look, asked, answer } = lateServer()
  const waterMark = new ProjectionWaterMark({ look, afterMs: 0 })
  const waiting = waterMark.waitForPosition(['task'], P2, NEVER_MS)
  while (asked.length === 0) await moment()
  waterMark.forget()
  await answer([['task', P2]])
  expect(waterMark.positionOf('task')).toBeUndefined()
  await answer([['task', P1]])
  expect(waterMark.positionOf('task')).toBe(P1)
  await answer([['task', P2]])
  await expect(waiting).resolves.toBe(true)
})

test('nor does a commit on it that is heard of afterwards', () => {
  const waterMark = new ProjectionWaterMark()
  const { losses } = waterMark
  waterMark.forget()
  waterMark.reached(['task'], P2, losses)
  expect(waterMark.positionOf('task')).toBeUndefined()
  waterMark.reached(['task'], P1)
  expect(waterMark.positionOf('task')).toBe(P1)
})
