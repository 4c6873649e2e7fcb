// What is taken out of a picture before anybody else is given it, and what is left as it came.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { unmarked } from './pictures'

const kept = async (sent: Buffer, mimetype: string) => sharp(await unmarked(async () => sent, { mimetype })).metadata()

const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#2020c0' } })
const marked = () => plain().withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })

test.each(['jpeg', 'png', 'webp'] as const)('a %s says nothing any more of where it was taken', async format => {
  const sent = await marked().toFormat(format).toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const left = await kept(sent, `image/${format}`)
  expect(left).toMatchObject({ format, width: 60, height: 40 })
  expect([left.exif, left.xmp, left.iptc]).toEqual([undefined, undefined, undefined])
})

test('nor does a photograph that was cut off: browsers show it as far as it goes', async () => {
  const noise = { width: 300, height: 200, channels: 3 as const }
  const photograph = sharp(randomBytes(noise.width * noise.height * noise.channels), { raw: noise })
  const whole = await photograph
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  const cut = whole.subarray(0, Math.floor(whole.byteLength * 0.8))
  const left = await kept(cut, 'image/jpeg')
  expect(left).toMatchObject({ format: 'jpeg', width: 300, height: 200 })
  expect(left.exif).toBeUndefined()
  // Of which an image is to be made, that is left for whoever makes it to see.
  expect(await unmarked(async () => cut, { mimetype: 'image/jpeg', mustBeWhole: true })).toBeUndefined()
})

test('it stands as its camera was held', async () => {
  const sent = await plain().withMetadata({ orientation: 8 }).jpeg().toBuffer()
  const { width, height, orientation } = await kept(sent, 'image/jpeg')
  expect({ width, height, orientation }).toEqual({ width: 40, height: 60 })
})

test('what says nothing, cannot be read or is no picture is left as it came', async () => {
  const silent = await plain().png().toBuffer()
  const broken = Buffer.from('\xff\xd8\xff nothing', 'latin1')
  expect(await unmarked(async () => silent, { mimetype: 'image/png' })).toBeUndefined()
  expect(await unmarked(async () => broken, { mimetype: 'image/jpeg' })).toBeUndefined()
  expect(await unmarked(async () => broken, { mimetype: 'application/pdf' })).toBeUndefined()
})

test('of those that wait for their turn none is in memory', async () => {
  const sent = await plain().png().toBuffer()
  let [reading, most] = [0, 0]
  const turns = Array.from({ length: 5 }, () =>
    unmarked(
      async () => {
        most = Math.max(most, ++reading)
        await new Promise(resolve => setTimeout(resolve, 5))
        reading--
        return sent
      },
      { mimetype: 'image/png' },
    ),
  )
  await Promise.all(turns)
  expect(most).toBe(1)
})
