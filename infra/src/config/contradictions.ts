// Settings that are right by themselves and cannot hold together.
import { missingProtection } from './protected-log'
import type { Settings } from './settings'

const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const

/** One line for each. */
export function contradictions(settings: Settings): readonly string[] {
  const { IDLE_SECONDS, IDLE_WARNING_SECONDS, SESSION_LIFETIME_SECONDS, SESSION_ABSOLUTE_SECONDS } = settings
  const rules: readonly Rule[] = [
    [
      settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined,
      'MAIL_FROM: has to be given with SMTP_URL, as the address that mails come from',
    ],
    [
      settings.NODE_ENV === 'production' && settings.SMTP_URL !== undefined && settings.PUBLIC_URL === undefined,
      'PUBLIC_URL: has to be given with SMTP_URL in production, for the links in mails',
    ],
    [
      (settings.MAIL_BOUNCE_DOMAIN === undefined) !== (settings.MAIL_BOUNCE_PORT === undefined),
      'MAIL_BOUNCE_DOMAIN, MAIL_BOUNCE_PORT: have to be given together, for mails that come back',
    ],
    [
      settings.MAIL_BOUNCE_DOMAIN !== undefined && settings.SMTP_URL === undefined,
      'SMTP_URL: has to be given with MAIL_BOUNCE_DOMAIN, for nothing comes back where nothing is sent',
    ],
    [
      new Set(TWILIO.map(name => settings[name] === undefined)).size > 1,
      `${TWILIO.join(', ')}: have to be given together, for text messages`,
    ],
    [
      settings.NODE_ENV === 'production' && settings.TWILIO_URL.startsWith('http:'),
      'TWILIO_URL: has to begin with https:// in production',
    ],
    [settings.NODE_ENV === 'production' && settings.DEMO === 'true', 'DEMO: has to be false in production'],
    [
      IDLE_SECONDS + IDLE_WARNING_SECONDS > SESSION_LIFETIME_SECONDS,
      'SESSION_LIFETIME_SECONDS: has to be at least IDLE_SECONDS and IDLE_WARNING_SECONDS together',
    ],
    [
      SESSION_LIFETIME_SECONDS > SESSION_ABSOLUTE_SECONDS,
      'SESSION_ABSOLUTE_SECONDS: has to be at least SESSION_LIFETIME_SECONDS',
    ],
  ]
  return [...broken(rules), ...broken(googleRules(settings)), ...unprotectedLog(settings)]
}

type Rule = readonly [isBroken: boolean, words: string]

const broken = (rules: readonly Rule[]): readonly string[] =>
  rules.flatMap(([isBroken, words]) => (isBroken ? words : []))

function googleRules({
  NODE_ENV,
  PUBLIC_URL,
  GOOGLE_ISSUER,
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: secret,
}: Settings): readonly Rule[] {
  const isProduction = NODE_ENV === 'production'
  return [
    [
      (id === undefined) !== (secret === undefined),
      'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: have to be given together, for signing in with Google',
    ],
    [isProduction && GOOGLE_ISSUER.startsWith('http:'), 'GOOGLE_ISSUER: has to begin with https:// in production'],
    [
      isProduction && id !== undefined && PUBLIC_URL === undefined,
      'PUBLIC_URL: has to be given with GOOGLE_CLIENT_ID in production, as the address that Google sends people back to',
    ],
  ]
}

function unprotectedLog({ NODE_ENV, EVENTSTORE_URL, EVENTSTORE_TRUSTED_NETWORK }: Settings): readonly string[] {
  const asked = NODE_ENV === 'production' && EVENTSTORE_TRUSTED_NETWORK === 'false'
  const missing = asked && EVENTSTORE_URL !== undefined ? missingProtection(EVENTSTORE_URL) : undefined
  if (missing === undefined) return []
  return [
    `EVENTSTORE_URL: production wants ${missing}; where nobody but the processes reaches that server, say EVENTSTORE_TRUSTED_NETWORK=true`,
  ]
}
