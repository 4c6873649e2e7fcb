// A mail as its reader gets it: as plain text, and as a document that mail programs show, without scripts or anything fetched. Text messages are their words alone.
import { isColour } from '../../kernel/colour'
import { DEFAULT_LOCALE, localeFacts, localeOf } from '../../kernel/locales'

export interface MailContent {
  /** An address, or the number of a text message. */
  readonly to: string
  readonly language: string
  readonly name: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly path: string } | null
  readonly closing: readonly string[]
  readonly organization: MailSender | null
}

export interface MailSender {
  /** null: of a mail that was written before ids were noted. */
  readonly id: string | null
  readonly name: string
  readonly accent: string | null
}

/** A picture that the mail itself carries. */
export interface MailPicture {
  /** The document names it after `cid:`. */
  readonly cid: string
  /** As it is shown, in pixels. */
  readonly width: number
  readonly height: number
}

/** Within which the logo of an organization is shown, in pixels. */
export const MAIL_LOGO = { width: 200, height: 40 } as const

export type MailChannel = 'mail' | 'text'

/** Numbers are in E.164, and every address has an @. */
export const channelOf = ({ to }: Pick<MailContent, 'to'>): MailChannel => (/^\+\d+$/.test(to) ? 'text' : 'mail')

export interface LaidOutMail {
  /** Of a text message, with its code. */
  readonly paragraphs: readonly string[]
  readonly text: string
  readonly html: string
  /** Where its button leads. */
  readonly link: string | undefined
}

const SECRET = '{secret}'
const HIDDEN = '•••'
const PRODUCT = 'Practicum'
const ACCENT = '#2b6f6a'

/**
 * `publicUrl`: of the installation, without a slash at its end. Without its secret, the mail has no link but says that there was one; without a logo,
 * the document is headed with the name that stands for it otherwise.
 */
export function laidOut(
  mail: MailContent,
  publicUrl: string,
  secret: string | undefined,
  logo?: MailPicture,
): LaidOutMail {
  if (channelOf(mail) === 'text') return asTextMessage(mail, secret)
  const path = linkPath(mail.action?.path, secret)
  const link = path === undefined ? undefined : `${publicUrl}${path}`
  return { paragraphs: mail.paragraphs, text: asText(mail, link), html: asHtml(mail, link, logo), link }
}

/** Its words alone, which are short: each part of it is paid for. */
function asTextMessage({ paragraphs }: MailContent, secret = HIDDEN): LaidOutMail {
  const said = paragraphs.map(text => text.replace(SECRET, secret))
  return { paragraphs: said, text: said.join('\n'), html: '', link: undefined }
}

export const holdsSecret = (mail: Pick<MailContent, 'to' | 'paragraphs' | 'action'>): boolean =>
  channelOf(mail) === 'text'
    ? mail.paragraphs.some(text => text.includes(SECRET))
    : mail.action?.path.includes(SECRET) === true

function linkPath(path: string | undefined, secret: string | undefined): string | undefined {
  if (path?.includes(SECRET) !== true) return path
  return secret === undefined ? undefined : path.replace(SECRET, encodeURIComponent(secret))
}

function asText({ paragraphs, action, closing, organization }: MailContent, link: string | undefined): string {
  const button = action ? [link === undefined ? `${action.label}: …` : `${action.label}:\n${link}`] : []
  return [...paragraphs, ...button, ...closing, `-- \n${organization?.name ?? PRODUCT}`].join('\n\n')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)

const BODY =
  'margin:0;padding:24px 12px;background:#f4f6f5;font:16px/1.5 system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1d2625'
const CARD = 'max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;padding:0 28px 24px'
const HEAD = 'padding:20px 0;font-weight:600;font-size:18px'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;color:#ffffff;text-decoration:none;font-weight:600'
const SMALL = 'font-size:14px;color:#52605e'

function asHtml(
  { language, subject, paragraphs, action, closing, organization }: MailContent,
  link: string | undefined,
  logo: MailPicture | undefined,
): string {
  const name = escaped(organization?.name ?? PRODUCT)
  const accent = isColour(organization?.accent ?? '') ? organization?.accent : ACCENT
  const { tag } = localeFacts(localeOf(language) ?? DEFAULT_LOCALE)
  return `<!doctype html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${BODY}">
<div style="${CARD};border-top:4px solid ${accent}">
<div style="${HEAD}">${logo ? picture(logo, name) : name}</div>
${paragraphs.map(one => `<p>${escaped(one)}</p>`).join('\n')}
${action ? button(action.label, link, `${BUTTON};background:${accent}`) : ''}
${closing.map(one => `<p style="${SMALL}">${escaped(one)}</p>`).join('\n')}
</div>
</body>
</html>`
}

/** Some programs heed the attributes alone, and some show no pictures until they are asked to: then its name stands there. */
const picture = ({ cid, width, height }: MailPicture, name: string): string =>
  `<img src="cid:${escaped(cid)}" alt="${name}" width="${width}" height="${height}" style="display:block;border:0">`

/** The address stands below it as well: some programs show no buttons, and people want to see where they lead. */
const button = (label: string, link: string | undefined, style: string): string =>
  link === undefined
    ? `<p><span style="${style};opacity:0.5">${escaped(label)}</span></p>`
    : `<p><a href="${escaped(link)}" style="${style}">${escaped(label)}</a></p>
<p style="${SMALL};overflow-wrap:anywhere">${escaped(link)}</p>`
