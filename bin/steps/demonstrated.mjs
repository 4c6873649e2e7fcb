// A running demonstration, as its people see it: for what takes pictures or measures.
import { Stopped } from './project.mjs'

/** The first argument, else what `npm start` listens on here. */
export const ADDRESS = process.argv[2] ?? `http://localhost:${process.env.PORT ?? '3000'}`
const PASSWORD = 'Harbor-Lantern-47!'

const tokenOf = async request => (await (await request.get('/auth/csrf-token')).json()).csrf_token

/** Of a page of Playwright: it is theirs from then on. */
export async function signIn({ request }, who = 'coordinator') {
  const data = { email: `${who}@demo.practicum.test`, password: PASSWORD }
  const answer = await request.post('/api/login', { data, headers: { 'x-csrf-token': await tokenOf(request) } })
  if (!answer.ok()) throw new Stopped(`no ${who} of the demonstration is let in at ${ADDRESS}`)
}

/** On every device, until another is chosen. */
export async function chooseLanguage({ request }, language) {
  const headers = { 'x-csrf-token': await tokenOf(request) }
  const answer = await request.put('/api/users/current/language', { data: { language }, headers })
  if (!answer.ok())
    throw new Stopped(`the coordinator of the demonstration cannot choose a language: ${answer.status()}`)
}
