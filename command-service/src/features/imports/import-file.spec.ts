// The rows of a CSV file as they are read: however it ends, the file is let go of.
import { lookAt, rowsOf } from './import-file'

const HEADINGS = 'Name,State\n'

/** The headings, then pieces without end or so many; and whether reading was given up or came to its end. */
function file(piece: string, pieces = Number.POSITIVE_INFINITY, first = HEADINGS) {
  const seen = { returned: 0, ended: false }
  let next = -1
  const bytes: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      async next() {
        // As a disk answers: later, never in the same turn.
        await new Promise(resolve => setImmediate(resolve))
        next++
        seen.ended ||= next > pieces || seen.returned > 0
        if (seen.ended) return { done: true, value: undefined }
        return { done: false, value: Buffer.from(next === 0 ? first : piece) }
      },
      async return() {
        seen.returned++
        return { done: true, value: undefined }
      },
    }),
  }
  return { bytes, seen }
}

const ROW = 'Bayview Clinic,California\n'
const MANY = ROW.repeat(4000)

test('a file that is read to its end is not given up besides', async () => {
  const { bytes, seen } = file(ROW, 10)
  expect(await lookAt(bytes)).toEqual({ headings: ['Name', 'State'], rows: 10 })
  expect(seen).toEqual({ returned: 0, ended: true })
})

test('too many rows: no more is read', async () => {
  const { bytes, seen } = file(MANY)
  expect(await lookAt(bytes)).toMatchObject({ code: 'import.too_many_rows' })
  expect(seen.returned).toBe(1)
})

test('what is no CSV is refused and no more of it is read', async () => {
  const { bytes, seen } = file('"Bay"view,CA\n'.repeat(4000))
  expect(await lookAt(bytes)).toMatchObject({ code: 'import.unreadable' })
  expect(seen.returned).toBe(1)
})

test.each([1, 2, 5000])('whoever stops after %d rows has stopped the reading when return answers', async rows => {
  const { bytes, seen } = file(MANY)
  const reading = rowsOf(bytes)
  for (let row = 0; row < rows; row++) await reading.next()
  await reading.return(undefined)
  expect(seen.returned).toBe(1)
})

test('rows are numbered as a spreadsheet numbers them, whatever is empty or goes over several lines', async () => {
  const text = '\uFEFFName,State\r\n\r\nBayview,CA\r\n,\r\n   \r\n"Hill\r\nside",OR\r\n\r\nBeacon,TX'
  const rows: unknown[] = []
  for await (const { number, cells } of rowsOf(file('', 0, text).bytes)) rows.push([number, ...cells])
  expect(rows).toEqual([
    [1, 'Name', 'State'],
    [3, 'Bayview', 'CA'],
    [6, 'Hill\r\nside', 'OR'],
    [8, 'Beacon', 'TX'],
  ])
})
