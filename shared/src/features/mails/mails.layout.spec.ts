// A mail as text and as a document: what it says is shown, never run, and its secret stands only where it is given.
import { holdsSecret, laidOut, type MailContent } from './mails.layout'

const mail: MailContent = {
  to: 'ana@harbor.test',
  language: 'es',
  name: 'Ana Ruiz',
  subject: 'A <subject>',
  paragraphs: ['Hello <b>Ana</b> & "friends"'],
  action: { label: 'Choose', path: '/password/update/{secret}?email=a%40b.test' },
  closing: ['Bye'],
  organization: { id: null, name: 'Harbor "<script>', accent: 'red;background:url(//evil)' },
}

test('names and texts are shown as they are, and nothing in them is markup', () => {
  const { html } = laidOut(mail, 'https://p.test', 'a/secret')
  expect(html).toContain('<html lang="es-US">')
  expect(html).toContain('Hello &lt;b&gt;Ana&lt;/b&gt; &amp; &quot;friends&quot;')
  expect(html).toContain('Harbor &quot;&lt;script&gt;')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('evil')
  expect(html).not.toMatch(/<(img|link|iframe|style)/)
})

test('a logo heads the document as a picture that the mail carries, with the name for those who do not see it; the text says the name', () => {
  const logo = { cid: 'a"b@p', width: 160, height: 40 }
  const { html, text } = laidOut(mail, 'https://p.test', undefined, logo)
  const heads = html.match(/<img[^>]*>/g)
  expect(heads).toEqual([
    '<img src="cid:a&quot;b@p" alt="Harbor &quot;&lt;script&gt;" width="160" height="40" style="display:block;border:0">',
  ])
  expect(html).not.toMatch(/src="(?!cid:)/)
  expect(text).toBe(laidOut(mail, 'https://p.test', undefined).text)
  expect(text).toContain('-- \nHarbor "<script>')
  expect(laidOut({ ...mail, to: '+12125550123' }, 'https://p.test', undefined, logo).html).toBe('')
})

test('the secret fills the link, in both forms', () => {
  const { html, text, link } = laidOut(mail, 'https://p.test', 'a/secret')
  expect(link).toBe('https://p.test/password/update/a%2Fsecret?email=a%40b.test')
  expect(text).toContain(`Choose:\n${link}`)
  expect(html).toContain(`href="${link}"`)
})

test('without its secret, there is a button that leads nowhere', () => {
  const { html, text, link } = laidOut(mail, 'https://p.test', undefined)
  expect(link).toBeUndefined()
  expect(html).not.toContain('href')
  expect(text).toContain('Choose: …')
  expect(html).toContain('Choose')
})

test('a link without a secret needs none', () => {
  const { link } = laidOut({ ...mail, action: { label: 'Sign in', path: '/login' } }, 'https://p.test', undefined)
  expect(link).toBe('https://p.test/login')
})

test('a text message is its words, with the code where it is given; a mail that names one keeps its words', () => {
  const paragraphs = ['{secret} is your code.', 'Nobody asks you for it.']
  const message = { ...mail, to: '+12125550123', paragraphs, action: null }
  expect(holdsSecret(message)).toBe(true)
  expect(laidOut(message, 'https://p.test', '1234567').text).toBe('1234567 is your code.\nNobody asks you for it.')
  expect(laidOut(message, 'https://p.test', undefined).text).toBe('••• is your code.\nNobody asks you for it.')
  const named = { ...message, to: '+tag@harbor.test' }
  expect(holdsSecret(named)).toBe(false)
  expect(laidOut(named, 'https://p.test', '1234567').text).toContain('{secret} is your code.')
})
