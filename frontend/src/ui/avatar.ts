// Gives each person the same look everywhere: initials, and a colour and a typeface chosen by their id.

/** Twelve colours, all readable under white letters. */
export const AVATAR_COLORS = [
  '#0f5c63',
  '#1d5fa8',
  '#5b4b9a',
  '#8a3a6b',
  '#a03a2c',
  '#8a5300',
  '#4f6b1d',
  '#1b6e3c',
  '#2f6277',
  '#3f51a3',
  '#7a3f8f',
  '#6a5344',
] as const

/** Eleven typefaces that need no download, none with serifs: beside the product's own they would look like a mistake. */
export const AVATAR_FONTS = [
  '"Inter Variable", sans-serif',
  '"Helvetica Neue", sans-serif',
  '"Trebuchet MS", sans-serif',
  'Verdana, sans-serif',
  '"Lucida Grande", sans-serif',
  'Tahoma, sans-serif',
  '"Gill Sans", sans-serif',
  'Optima, sans-serif',
  'Candara, sans-serif',
  'Corbel, sans-serif',
  '"Segoe UI", sans-serif',
] as const

export const INITIALS_SHOWN = 3

/** `Ana María de la Ruiz` becomes `AMD`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(part => [...part][0] ?? '')
    .join('')
    .slice(0, INITIALS_SHOWN)
    .toUpperCase()

export interface AvatarLook {
  readonly bgcolor: string
  readonly fontFamily: string
  readonly color: string
}

export function avatarLook(id: string): AvatarLook {
  const seed = seedOf(id)
  return {
    bgcolor: AVATAR_COLORS[seed % AVATAR_COLORS.length] ?? AVATAR_COLORS[0],
    fontFamily: AVATAR_FONTS[Math.floor(seed / AVATAR_COLORS.length) % AVATAR_FONTS.length] ?? AVATAR_FONTS[0],
    color: '#ffffff',
  }
}

/** FNV-1a: close ids fall far apart. */
const seedOf = (id: string): number => {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
