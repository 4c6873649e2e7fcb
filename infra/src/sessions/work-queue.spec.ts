// As many at once as are allowed, the others in their order, and no more of them than may wait.
import { WorkQueue } from './work-queue'

test('so many run at once, so many wait, and the next is refused before it begins', async () => {
  const queue = new WorkQueue(2, 3)
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (name: number) =>
    queue.run(() => {
      begun.push(name)
      return new Promise<number>(resolve => ends.push(() => resolve(name)))
    })
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map(work)
  const refused = await work(6).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 429, more: { retryAfterSeconds: 2 } })
  expect(begun).toEqual([1, 2])
  ends[1]?.()
  expect(await two).toBe(2)
  expect(begun).toEqual([1, 2, 3])
  ends[0]?.()
  ends[2]?.()
  await Promise.all([one, three])
  expect(begun).toEqual([1, 2, 3, 4, 5])
  ends[3]?.()
  ends[4]?.()
  expect(await Promise.all([four, five])).toEqual([4, 5])
})

test('work that fails makes room all the same', async () => {
  const queue = new WorkQueue(1, 0)
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'done')).toBe('done')
})
