// What organizations without a colour of their own look like.
import { themeOptions } from '../../app/theme'

const { primary } = themeOptions('light').palette as { primary: { main: string } }

export const PRODUCT_COLOUR = primary.main
