// The letters of the product: fetched with the page itself, and never put in the place of others that are being read.
import type { Plugin } from 'vite'

const STYLES = /\/@fontsource-variable\/[\w-]+\/index\.css$/
/** Of all the files of the font, the one with the letters that every page of both languages needs. */
const LETTERS = /-latin-wght-normal-[\w-]+\.woff2$/

export function fonts(): Plugin {
  return {
    name: 'fonts',
    enforce: 'pre',
    // The package says `swap`: what comes late would move every line that it makes longer or shorter.
    transform: (code, id) =>
      STYLES.test(id) ? code.replaceAll('font-display: swap', 'font-display: optional') : undefined,
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
