// Uppy's Companion itself as a program, with one account elsewhere that is a double of a provider's: its page of leave, its token, its files. See companion.ts.
// It says its address to whoever started it.
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as companion from '@uppy/companion'
import express from 'express'
import session from 'express-session'

const CODE = 'code-of-specs'
const TOKEN = 'token-of-specs'
const FILES = { 'letter-1280.txt': 'Dear all', 'letter-390.txt': 'Dear you', 'tool.exe': 'MZ' }

const listening = async app => {
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: server.address().port }
}

/** What the provider does, as far as Companion asks it. */
function provider() {
  const app = express()
  const known = (request, response, next) =>
    request.get('authorization') === `Bearer ${TOKEN}` ? next() : response.sendStatus(401)
  app.get('/authorize', ({ query }, response) => {
    const back = new URL(query.redirect_uri)
    back.searchParams.set('code', CODE)
    back.searchParams.set('state', query.state ?? '')
    response.type('html').send(`<!doctype html><title>Leave</title><a href="${back}">Allow</a>`)
  })
  app.post('/token', express.urlencoded({ extended: false }), ({ body }, response) =>
    body.code === CODE ? response.json({ access_token: TOKEN, token_type: 'bearer' }) : response.sendStatus(400),
  )
  app.get('/files', known, (_request, response) =>
    response.json(Object.entries(FILES).map(([name, text]) => ({ name, size: Buffer.byteLength(text) }))),
  )
  app.get('/files/:name', known, ({ params }, response) => response.type('text/plain').send(FILES[params.name]))
  return app
}

const { port: elsewhere } = await listening(provider())
const at = `http://127.0.0.1:${elsewhere}`

const asked = async (path, { accessToken }) => {
  const answer = await fetch(`${at}${path}`, { headers: { authorization: `Bearer ${accessToken}` } })
  if (!answer.ok) throw new companion.errors.ProviderAuthError()
  return answer
}

/** In the place of Dropbox's. */
class Double {
  static oauthProvider = 'dropbox'
  static hasSimpleAuth = false
  static authStateExpiry = 3600
  static getExtraGrantConfig = () => ({})
  static grantDynamicToUserSession = () => ({})
  needsCookieAuth = false

  async list({ directory, providerUserSession }) {
    const folder = { id: 'papers', name: 'Papers', isFolder: true, icon: 'folder', requestPath: 'papers', size: null }
    const files = await (await asked('/files', providerUserSession)).json()
    const items = files.map(({ name, size }) => ({
      ...{ id: name, name, size, isFolder: false, icon: 'file', mimeType: 'text/plain' },
      ...{ requestPath: encodeURIComponent(name), modifiedDate: '2026-11-20T18:00:00Z', thumbnail: null },
    }))
    return { username: 'ana@elsewhere.test', nextPagePath: null, items: directory ? items : [folder] }
  }

  async download({ id, providerUserSession }) {
    const answer = await asked(`/files/${encodeURIComponent(id)}`, providerUserSession)
    return { stream: Readable.fromWeb(answer.body), size: Number(answer.headers.get('content-length')) }
  }

  async logout() {
    return { revoked: true }
  }
}

const app = express()
app.use(session({ secret: 'of specs', resave: false, saveUninitialized: true }))
const { server, port } = await listening(app)
const credentials = { key: 'key', secret: 'secret' }
const options = {
  providerOptions: { dropbox: credentials },
  customProviders: {
    dropbox: {
      config: { ...credentials, oauth: 2, authorize_url: `${at}/authorize`, access_url: `${at}/token`, state: true },
      module: Double,
    },
  },
  server: { host: `127.0.0.1:${port}`, protocol: 'http' },
  filePath: mkdtempSync(join(tmpdir(), 'companion-')),
  secret: 'a secret of specs that is long enough',
  corsOrigins: [/^http:\/\/(localhost|127\.0\.0\.1):\d+$/],
  uploadUrls: [/^http:\/\/(localhost|127\.0\.0\.1):\d+\/api\/uploads$/],
  streamingUpload: false,
  metrics: false,
}
app.use(companion.app(options).app)
companion.socket(server, options)
process.send({ url: `http://127.0.0.1:${port}` })
process.on('disconnect', () => process.exit())
