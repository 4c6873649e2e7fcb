// A text as it was typed, line by line, whose web and mail addresses can be pressed.
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { LinkifyIt } from 'linkify-it'

/** Only what begins with http, https or mailto, or is a mail address: that "e.g.so" is a site is nobody's meaning. */
const addresses = new LinkifyIt({ fuzzyLink: false }).add('ftp:', null).add('//', null)

export const LinkedText = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {partsOf(text).map(({ at, words, url }) =>
      url === undefined ? (
        words
      ) : (
        // Beside what one reads, and without being told where one comes from.
        <MuiLink key={at} href={url} target="_blank" rel="noopener noreferrer">
          {words}
        </MuiLink>
      ),
    )}
  </Box>
)

interface Part {
  /** Where it begins. */
  readonly at: number
  readonly words: string
  readonly url?: string
}

function partsOf(text: string): readonly Part[] {
  const found = addresses.match(text) ?? []
  const ends = [0, ...found.map(({ lastIndex }) => lastIndex)]
  return ends.flatMap((end, nth) => {
    const address = found[nth]
    const between = { at: end, words: text.slice(end, address?.index) }
    return address ? [between, { at: address.index, words: address.raw, url: address.url }] : [between]
  })
}
