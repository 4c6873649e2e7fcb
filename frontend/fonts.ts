// The letters of the product: fetched with the page itself, and never put in the place of others that are being read.
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const STYLES = /\/@fontsource-variable\/[\w-]+\/index\.css$/
/** Of all the files of the font, the one with the letters that every page of both languages needs. */
const LETTERS = /-latin-wght-normal-[\w-]+\.woff2$/
const RANGE = /-latin-wght-normal\.woff2\)[^}]*unicode-range: ([^;]+);/

/** What a page takes of it, three fifths of the file: weights that are in use, and figures of one width, where it is said so, among what letters do to each other. */
const TAKEN = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'calt', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
} as const

export function fonts(): Plugin {
  let range = ''
  return {
    name: 'fonts',
    enforce: 'pre',
    // The package says `swap`: what comes late would move every line that it makes longer or shorter.
    transform(code, id) {
      if (!STYLES.test(id)) return undefined
      range = RANGE.exec(code)?.[1] ?? ''
      return code.replaceAll('font-display: swap', 'font-display: optional')
    },
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !LETTERS.test(file.fileName)) continue
        file.source = await subsetFont(Buffer.from(file.source), lettersOf(range), TAKEN)
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(file => LETTERS.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** Of a range as styles say it: `U+0000-00FF,U+0131`. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap(part => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map(code => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_one, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
