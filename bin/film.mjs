// npm run film: makes the films of the welcome anew from the running demonstration, one in each language: a still for each caption, and the words that are seen on them.
import './steps/node-version.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { findChromium } from './steps/checks.mjs'
import { ADDRESS, chooseLanguage, signIn } from './steps/demonstrated.mjs'
import { at, Stopped, say } from './steps/project.mjs'

const SIZE = { width: 1280, height: 720 }
const PUBLIC = name => at('frontend', 'public', name)
/** Compared with the screens by frontend/src/app/guide.spec.ts. */
const WORDS = suffix => at('frontend', 'src', 'app', `film-words${suffix}.json`)

/** How the names of its files end, and what is pressed or waited for in it. In the last the demonstration goes on. */
const LANGUAGES = [
  {
    locale: 'es',
    suffix: '.es',
    today: 'Hoy',
    review: 'Revisar una por una',
    history: 'Historial',
    place: /^1 de \d+$/,
  },
  { locale: 'en', suffix: '', today: 'Today', review: 'Review one by one', history: 'History', place: /^1 of \d+$/ },
]

/** What is on the still of each caption, in their order. */
const SCENES = [
  (page, { today }) => goTo(page, '/dashboard', today),
  async (page, { review, place }) => {
    await goTo(page, '/applications')
    await page.getByRole('button', { name: review }).click()
    await page.getByText(place).waitFor()
  },
  page => goTo(page, '/tasks#created'),
  page => goTo(page, '/livesessions'),
  async page => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').last().fill('ana')
    await page
      .getByRole('option', { name: /^Ana Ruiz/ })
      .first()
      .waitFor()
  },
  async (page, { history }) => {
    await goTo(page, '/applications')
    await page.locator('[data-row-link]').first().click()
    await page.getByRole('tab', { name: history }).click()
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
  },
]

async function goTo(page, path, region) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (region) await page.getByRole('region', { name: region }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' })
}

async function stills(page, language) {
  const taken = []
  const seen = new Set()
  for (const scene of SCENES) {
    await scene(page, language)
    taken.push(await page.screenshot({ type: 'png' }))
    const poster = PUBLIC(`welcome${language.suffix}.jpg`)
    if (taken.length === 1) await page.screenshot({ type: 'jpeg', quality: 70, path: poster })
    for (const text of await page.evaluate(textsSeen)) seen.add(text)
  }
  return { taken, seen }
}

/** In the page: what can be pressed or opened, and what is said above something. */
const textsSeen = `[...document.querySelectorAll('button, a, [role=tab], h1, h2, h3, th, label')]
  .filter(element => element.checkVisibility())
  .map(element => element.innerText.split('\\n')[0].trim())`

/** Of all messages in that language. */
async function words({ suffix }) {
  const sources = readdirSync(at('frontend', 'src'), { recursive: true })
  const files = sources.filter(path => path.endsWith(`.messages${suffix}.ts`))
  const contents = files.map((file, index) => `export * as m${index} from './frontend/src/${file}'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: at() },
    ...{ bundle: true, format: 'esm', platform: 'node', write: false },
  })
  const messages = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  return new Set(textsIn(messages))
}

const textsIn = value =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(inner => textsIn(inner))

/** `seconds`: how long each still stands. Recorded in the browser, as long as it lasts. */
async function film(browser, { suffix }, { taken, seconds }) {
  const page = await browser.newPage()
  await page.addScriptTag({ path: at('node_modules', 'fix-webm-duration', 'fix-webm-duration.js') })
  const urls = taken.map(still => `data:image/png;base64,${still.toString('base64')}`)
  const recorded = await page.evaluate(record, { urls, seconds, ...SIZE })
  writeFileSync(PUBLIC(`welcome${suffix}.webm`), Buffer.from(recorded, 'base64'))
}

/* In the page. */
async function record({ urls, seconds, width, height }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const drawn = canvas.getContext('2d')
  const images = await Promise.all(
    urls.map(async src => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return image
    }),
  )
  const options = { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 400_000 }
  const recorder = new MediaRecorder(canvas.captureStream(5), options)
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise(resolve => {
    recorder.onstop = resolve
  })
  const begun = performance.now()
  const draw = () =>
    drawn.drawImage(images[Math.min(Math.floor((performance.now() - begun) / seconds / 1000), images.length - 1)], 0, 0)
  const drawing = setInterval(draw, 200)
  draw()
  recorder.start(1000)
  await new Promise(resolve => setTimeout(resolve, images.length * seconds * 1000))
  clearInterval(drawing)
  recorder.stop()
  await ended
  const whole = await globalThis.ysFixWebmDuration(new Blob(parts), images.length * seconds * 1000, { logger: false })
  const bytes = new Uint8Array(await whole.arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}

const executablePath = findChromium()
if (!executablePath) throw new Stopped('there is no Chromium to film with: set CHROMIUM_PATH')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  say(`filming ${ADDRESS}`)
  const page = await browser.newPage({ baseURL: ADDRESS, viewport: SIZE, reducedMotion: 'reduce' })
  await signIn(page)
  for (const language of LANGUAGES) await filmIn(language, { browser, page })
  say('frontend/public/welcome*.webm, their posters and their words are made anew; look at them')
} finally {
  await browser.close()
}

async function filmIn(language, { browser, page }) {
  const { suffix, locale } = language
  const captions = readFileSync(PUBLIC(`welcome${suffix}.vtt`), 'utf8').match(/-->/g) ?? []
  if (captions.length !== SCENES.length) throw new Stopped(`${captions.length} captions and ${SCENES.length} scenes`)
  await chooseLanguage(page, locale)
  const { taken, seen } = await stills(page, language)
  const known = await words(language)
  writeFileSync(WORDS(suffix), `${JSON.stringify([...seen].filter(text => known.has(text)).sort(), null, 2)}\n`)
  await film(browser, language, { taken, seconds: 5 })
}
