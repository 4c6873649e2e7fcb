// The address of a mail server, as SMTP_URL writes it.

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte. */
  readonly secure: boolean
  /** False: without TLS, where nobody listens between here and the server. */
  readonly tls: boolean
  readonly user?: string
  readonly password?: string
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

/** `smtp://user:password@host:587` asks for TLS once connected, `smtps://` begins with it, `?tls=false` does without. Undefined: it is none. */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const usual = PORTS[url?.protocol ?? '']
  if (!url || usual === undefined || url.hostname === '' || !['', '/'].includes(url.pathname)) return undefined
  return {
    host: url.hostname,
    port: url.port === '' ? usual : Number(url.port),
    secure: url.protocol === 'smtps:',
    tls: url.searchParams.get('tls') !== 'false',
    ...(url.username !== '' && {
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    }),
  }
}
