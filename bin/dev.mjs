// npm run dev: the server starts anew on every change of its sources, and the screens are served by Vite, which exchanges them in place.
import './steps/node-version.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serverOptions } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { at, root, say } from './steps/project.mjs'

const PORT = process.env.PORT ?? '3000'

// Where the screens find it.
process.env.PRACTICUM_SERVER ??= `http://localhost:${PORT}`

let server
let stopping = false

await ensureInstalled()
const { context } = await import('esbuild')
const watched = await context({
  ...serverOptions(),
  plugins: [{ name: 'restart', setup: build => build.onEnd(result => restartUnless(result.errors.length > 0)) }],
})
await watched.watch()

const { createServer } = await import('vite')
const screens = await createServer({ configFile: at('frontend', 'vite.config.ts') })
await screens.listen()
say(`the server answers on port ${PORT}; open the screens at`)
screens.printUrls()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)

/** A build that failed leaves the last good server running. */
async function restartUnless(failed) {
  if (failed || stopping) return
  await stopServer()
  if (stopping) return
  server = spawn(process.execPath, ['--enable-source-maps', at('dist', 'server', 'main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT },
  })
  server.on('exit', code => code && say('the server ended; it starts again with the next change'))
}

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}

async function stop() {
  stopping = true
  await Promise.all([watched.dispose(), screens.close(), stopServer()])
  process.exit(0)
}
