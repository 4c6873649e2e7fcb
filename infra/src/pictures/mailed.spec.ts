// Pictures as mails carry them: of the size that is shown, small, and made of nothing but pictures.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { type MailedPicture, mailedPicture } from './mailed'

const BOUNDS = { width: 200, height: 40 }
const GREEN = { r: 47, g: 111, b: 109, alpha: 1 }
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

const plain = (width: number, height: number, background = GREEN) =>
  sharp({ create: { width, height, channels: 4, background } })

const pointsOf = async ({ png }: MailedPicture) => {
  const { format, width, height } = await sharp(png).metadata()
  return { format, width, height }
}

test.each([
  { which: 'as high as may be', kept: [800, 200], points: [320, 80], shown: [160, 40] },
  { which: 'as wide as may be', kept: [800, 100], points: [400, 50], shown: [200, 25] },
  { which: 'smaller than what is shown', kept: [30, 20], points: [30, 20], shown: [30, 20] },
  { which: 'between what is shown and twice that', kept: [120, 60], points: [120, 60], shown: [80, 40] },
  { which: 'a line', kept: [800, 1], points: [400, 1], shown: [200, 1] },
])('one that is $which has twice the points at most, and is not enlarged', async ({ kept, points, shown }) => {
  const [width = 0, height = 0] = kept
  const made = await mailedPicture(await plain(width, height).webp().toBuffer(), BOUNDS)
  expect(await pointsOf(made)).toEqual({ format: 'png', width: points[0], height: points[1] })
  expect([made.width, made.height]).toEqual(shown)
})

test('what is transparent stays so, and a colour is the one that it was', async () => {
  const mark = await plain(400, 40).png().toBuffer()
  const kept = await plain(400, 80, NOTHING)
    .composite([{ input: mark, top: 0, left: 0 }])
    .webp({ lossless: true })
    .toBuffer()
  const { png } = await mailedPicture(kept, BOUNDS)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  expect(at(200, 10)).toEqual([47, 111, 109, 255])
  expect(at(200, 70)[3]).toBe(0)
})

test('whatever it shows, it is small', async () => {
  const noise = { width: 800, height: 160, channels: 3 as const }
  const kept = await sharp(randomBytes(noise.width * noise.height * noise.channels), { raw: noise })
    .webp()
    .toBuffer()
  expect((await mailedPicture(kept, BOUNDS)).png.byteLength).toBeLessThan(40_000)
})

test('what is no picture, is cut off, is drawn by a program or has too many points is none', async () => {
  const whole = await sharp(randomBytes(300_000), { raw: { width: 500, height: 200, channels: 3 } })
    .webp()
    .toBuffer()
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'
  const large = await plain(2001, 2000).webp().toBuffer()
  const none = [Buffer.from('nothing'), Buffer.alloc(0), whole.subarray(0, whole.length / 2), Buffer.from(drawn), large]
  for (const bytes of none) await expect(mailedPicture(bytes, BOUNDS)).rejects.toThrow()
})
