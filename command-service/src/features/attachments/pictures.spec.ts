// What is taken out of a picture before anybody else is given it, and what is left as it came.
import sharp from 'sharp'
import { unmarked } from './pictures'

const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#2020c0' } })
const marked = () => plain().withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })

test.each(['jpeg', 'png', 'webp'] as const)('a %s says nothing any more of where it was taken', async format => {
  const sent = await marked().toFormat(format).toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const kept = await sharp(await unmarked(sent, `image/${format}`)).metadata()
  expect(kept).toMatchObject({ format, width: 60, height: 40 })
  expect([kept.exif, kept.xmp, kept.iptc]).toEqual([undefined, undefined, undefined])
})

test('it stands as its camera was held', async () => {
  const sent = await plain().withMetadata({ orientation: 8 }).jpeg().toBuffer()
  const { width, height, orientation } = await sharp(await unmarked(sent, 'image/jpeg')).metadata()
  expect({ width, height, orientation }).toEqual({ width: 40, height: 60 })
})

test('what says nothing, cannot be read or is no picture is left as it came', async () => {
  const silent = await plain().png().toBuffer()
  const broken = Buffer.from('\xff\xd8\xff nothing', 'latin1')
  expect(await unmarked(silent, 'image/png')).toBe(silent)
  expect(await unmarked(broken, 'image/jpeg')).toBe(broken)
  expect(await unmarked(broken, 'application/pdf')).toBe(broken)
})
