// Several things at a time: no more than were allowed, answered in their order, and no further one after a failure.
import { severalAtOnce } from './several'

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('as many as are allowed are worked on at a time, and the answers keep the order', async () => {
  let [running, most] = [0, 0]
  const answers = await severalAtOnce([5, 4, 3, 2, 1], 2, async turns => {
    running += 1
    most = Math.max(most, running)
    for (let left = turns; left > 0; left--) await turn()
    running -= 1
    return turns * 10
  })
  expect([answers, most]).toEqual([[50, 40, 30, 20, 10], 2])
})

test('after a failure nothing further is begun, and what had begun ends first', async () => {
  const [begun, ended]: [number[], number[]] = [[], []]
  const work = async (item: number): Promise<void> => {
    begun.push(item)
    await turn()
    if (item === 1) throw new Error('not this one')
    await turn()
    ended.push(item)
  }
  await expect(severalAtOnce([1, 2, 3, 4], 2, work)).rejects.toThrow('not this one')
  expect([begun, ended]).toEqual([[1, 2], [2]])
})

test('of nothing there are no answers', async () => {
  expect(await severalAtOnce([], 3, turn)).toEqual([])
})
