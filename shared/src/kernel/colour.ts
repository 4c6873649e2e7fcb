// Colours as `#rrggbb`, and how well white can be read on them.

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** WCAG contrast of a `#rrggbb` colour with white; 0 for anything else. */
export function contrastWithWhite(color: string): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!hex) return 0
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map(part => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** Can white text on it be read by everybody (WCAG AA)? */
export const isReadableUnderWhite = (color: string): boolean => contrastWithWhite(color) >= 4.5
