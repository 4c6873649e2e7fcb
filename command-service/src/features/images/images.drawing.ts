// Images of the demonstration, drawn point by point: a mark for its university, and the outline of a person.
import { imageLibrary } from '@practicum/infra/pictures/library'

type Colour = readonly [red: number, green: number, blue: number, opaque: number]

export interface Drawing {
  /** Of its file. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => Colour
}

const GREEN: Colour = [47, 111, 109, 255]
const NOTHING: Colour = [0, 0, 0, 0]

/** Three waves, one below the other. */
export const LOGO: Drawing = {
  name: 'logo.png',
  width: 240,
  height: 240,
  at(x, y) {
    const wave = 12 * Math.sin((x / 240) * 4 * Math.PI)
    const inBand = [70, 120, 170].some(middle => Math.abs(y - middle - wave) < 14)
    return inBand && x > 20 && x < 220 ? GREEN : NOTHING
  },
}

/** Head and shoulders, before a wall of a colour (`#rrggbb`). */
export const portraitOn = (wall: string): Drawing => ({
  name: `portrait-${wall.slice(1)}.png`,
  width: 320,
  height: 320,
  at(x, y) {
    const head = Math.hypot(x - 160, y - 130) < 58
    const shoulders = Math.hypot((x - 160) / 1.15, y - 320) < 112
    return head || shoulders ? GREEN : rgb(wall)
  },
})

const rgb = (colour: string): Colour => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
  255,
]

/** PNG. */
export async function drawn({ width, height, at }: Drawing): Promise<Uint8Array> {
  const points = Array.from({ length: width * height }, (_point, index) => at(index % width, Math.floor(index / width)))
  const sharp = await imageLibrary()
  return sharp(Buffer.from(points.flat()), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
