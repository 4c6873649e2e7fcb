// What is being sent from one field, where what sends it does not come at once.
import type { Api } from '../../providers/api'
import { type RemoteFile, Sendings, type Way } from './sendings'

const UUID = '0192f0c0-0000-7000-8000-0000000000b1'

/** One whose way is found as the spec wants it. */
function sending(find: () => Way) {
  const failed: string[] = []
  const sendings = new Sendings(() => ({
    api: {} as Api,
    ...{ objectClass: 'task', place: 'here' },
    ...{ onProgress: () => undefined, onDone: () => undefined },
    onFailed: uuid => void failed.push(uuid),
  }))
  const file: RemoteFile = { name: 'notes.pdf', size: 10, way: find }
  return { sendings, failed, begin: () => sendings.beginRemote(UUID, file) }
}

/** Whatever waits has been done. */
const soon = () => new Promise<void>(resolve => setTimeout(resolve))

function aWay() {
  const start = jest.fn<void, []>()
  return { start, pause: () => undefined, giveUp: async () => undefined }
}

const away = (): Way => {
  throw new Error('a part of the page could not be fetched')
}

test('where what sends could not be fetched the file has failed, and goes with the next try', async () => {
  const way = aWay()
  const found = [away, () => way]
  const { sendings, failed, begin } = sending(() => (found.shift() ?? away)())
  begin()
  await soon()
  expect([failed, way.start.mock.calls.length]).toEqual([[UUID], 0])
  await sendings.goOn(UUID)
  expect([failed, way.start.mock.calls.length]).toEqual([[UUID], 1])
})

test('who has given it up meanwhile is told nothing of that', async () => {
  const { sendings, failed, begin } = sending(away)
  begin()
  sendings.giveUp(UUID)
  await soon()
  expect(failed).toEqual([])
})
