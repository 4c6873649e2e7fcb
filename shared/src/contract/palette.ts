// The colours that things may be given. Each is seen well on light and on dark ground; a thing is never told by its colour alone.
export const PALETTE = ['blue', 'teal', 'green', 'olive', 'amber', 'orange', 'red', 'pink', 'purple', 'grey'] as const
export type PaletteColor = (typeof PALETTE)[number]
