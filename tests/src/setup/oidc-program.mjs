// A real provider of sign-ins as a program: oidc-provider over HTTP, with its own pages to sign in and to consent. See oidc.ts.
// Arguments: where it may send browsers back to. It says its address to whoever started it, and hears from there whether it is down.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

const [, , returnTo, clientId, clientSecret] = process.argv
const server = createServer()
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const issuer = `http://127.0.0.1:${server.address().port}`
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [returnTo],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  // As Google does: the address stands in the token itself.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ['of specs'] },
  findAccount: (_context, login) => ({
    accountId: login,
    // Whoever signs in with an address has that one.
    claims: () => ({ sub: login, email: login.includes('@') ? login : `${login}@gmail.test`, email_verified: true }),
  }),
})
const answer = provider.callback()
let isDown = false
server.on('request', (request, response) => (isDown ? request.socket.destroy() : void answer(request, response)))
process.on('message', message => {
  isDown = message.down
  process.send({ down: isDown })
})
process.on('disconnect', () => process.exit())
process.send({ issuer })
