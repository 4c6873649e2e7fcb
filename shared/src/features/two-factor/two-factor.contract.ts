// Two-factor sign-in over HTTP: setting it up, the code after the password, codes for when the phone is lost, and taking it away.
import { z } from 'zod'
import { RESET_REASON_MAX, twoFactorMethod } from '../../access/second-step'
import { SESSION_STAGES } from '../../access/stages'
import { byId, command, query } from '../../contract/row'
import { secret, typedPassword } from '../../contract/secret'

const feature = 'two-factor'
const own = { who: 'signed-in', relation: 'oneself', impersonation: 'deny' } as const
/** Also for whoever is asked to set it up before they are let in. */
const settingUp = { ...own, stages: ['setup', 'full'] } as const

/** Six digits of an app or of a text message, or a recovery code as it was written down. */
const token = secret(z.string().trim().min(1).max(60))
const password = typedPassword

/** Those of which a session of before is not enough: whoever sits at an unlocked computer does not know the password. */
const WRONG_PASSWORD = ['password.wrong_current', 'login.too_many', 'login.locked_out'] as const
const WRONG_CODE = ['two_factor.invalid', 'two_factor.expired'] as const

/** Each is paid for, and disturbs. */
const TOO_MANY_TEXTS = ['two_factor.text.too_soon', 'two_factor.text.too_many'] as const

/** Of a code that goes to a phone; null, false and 0 where an app makes them. */
const sent = {
  /** The last four digits of the number. */
  phone: z.string().nullable(),
  code_sent: z.boolean(),
  /** Seconds until another may be sent. */
  again_in: z.int(),
}
const textSent = z.object({ phone: z.string(), again_in: z.int() })

/** What one is after the second step: as the answer of signing in. */
const entered = {
  id: z.uuid(),
  csrf_token: z.string(),
  /** Where to go. */
  redirect: z.string(),
}

export const secondStep = query({
  name: 'secondStep',
  feature,
  path: '/api/auth/token',
  summary: 'By what the code is made that is asked for after the password, and whether a passkey stands in its place.',
  access: { ...own, stages: ['second-step'], protected: false },
  /** `method`: null where there are passkeys alone. */
  answer: z.object({ method: twoFactorMethod.nullable(), ...sent, passkeys: z.boolean() }),
})

export const sendCodeAgain = command({
  name: 'sendCodeAgain',
  feature,
  method: 'POST',
  path: '/api/auth/code',
  summary:
    'Have another code sent to the phone by which one signs in, or that is being set up. The one before opens nothing any more.',
  access: { ...own, stages: SESSION_STAGES },
  answer: textSent,
  refusals: ['two_factor.not_chosen', ...TOO_MANY_TEXTS],
})

export const passSecondStep = command({
  name: 'passSecondStep',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'PUT',
  path: '/api/auth/token',
  summary:
    'Give the code that is asked for after the password, or a recovery code in its place, and be signed in. With a code the browser may be remembered: for 30 days none is asked for there.',
  access: { ...own, stages: ['second-step'] },
  /** `remember`: counts for nothing beside a recovery code. */
  body: z.strictObject({ token, remember: z.boolean().optional() }),
  /** `recovery_codes_left`: where one was used up. `remembered_until`: null where it is not. */
  answer: z.object({
    ...entered,
    recovery_codes_left: z.int().nullable(),
    remembered_until: z.string().nullable(),
  }),
  refusals: [...WRONG_CODE, 'two_factor.too_many', 'two_factor.today.too_many'],
})

export const twoFactorSetup = query({
  name: 'twoFactorSetup',
  feature,
  path: '/api/auth/setup',
  summary: 'How one’s two-factor sign-in stands, and what can be set up now.',
  access: { ...settingUp, protected: false },
  answer: z.object({
    options: z.object({
      /** No text messages can be sent. */
      sms_disabled: z.boolean(),
      /** A method may be chosen, or has been. */
      setup_ready: z.boolean(),
      /** Nothing is left to do. */
      setup_complete: z.boolean(),
    }),
    /** In force. */
    method: twoFactorMethod.nullable(),
    since: z.string().nullable(),
    /** Waits for its first code. */
    chosen: twoFactorMethod.nullable(),
    /** In force: the last four digits of the number that codes are sent to. */
    phone: z.string().nullable(),
    /** The same of the number that waits for its first code, and seconds until another code may be sent there. */
    chosen_phone: z.string().nullable(),
    again_in: z.int(),
    recovery_codes_left: z.int(),
    /** One’s role may not be without it. */
    required: z.boolean(),
    /** A passkey may be added in its place: before one is let in. */
    passkey_instead: z.boolean(),
  }),
})

export const chooseTwoFactor = command({
  name: 'chooseTwoFactor',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/auth/setup',
  summary:
    'Choose the method to set up. What is in force stays so until the first code of the new one. Asks for the password of whoever is signed in already.',
  access: settingUp,
  body: z.strictObject({ method: twoFactorMethod, password: password.optional() }),
  answer: z.object({ chosen: twoFactorMethod }),
  refusals: ['two_factor.method_unavailable', ...WRONG_PASSWORD],
})

export const authenticatorSetup = query({
  name: 'authenticatorSetup',
  feature,
  path: '/api/auth/setup/authenticator',
  summary:
    'What an authenticator app reads: as a QR code, and as text for whoever cannot scan. The same until it is verified.',
  access: { ...settingUp, protected: false },
  /** `qrCode`: SVG in base64. */
  answer: z.object({ qrCode: z.string(), secret: z.string() }),
  refusals: ['two_factor.not_chosen'],
})

export const verifyAuthenticator = command({
  name: 'verifyAuthenticator',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/auth/setup/authenticator/verify',
  summary:
    'Give the first code of the app: from then on one is asked for at every sign-in, and every other session of the person is over.',
  access: settingUp,
  body: z.strictObject({ token }),
  /** `recovery_codes`: told this once. */
  answer: z.object({ ...entered, recovery_codes: z.array(z.string()) }),
  refusals: ['two_factor.not_chosen', ...WRONG_CODE],
})

export const choosePhone = command({
  name: 'choosePhone',
  feature,
  method: 'POST',
  path: '/api/auth/setup/phone',
  summary:
    'Name the phone that codes are sent to, after the text messages were chosen: a first code goes there at once.',
  access: settingUp,
  body: z.strictObject({
    phone: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .meta({ examples: ['2125550123'] }),
    /** ISO code of two letters of the country that the number is of. */
    country_code: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ examples: ['US'] }),
  }),
  answer: textSent,
  refusals: ['two_factor.not_chosen', 'two_factor.country_unavailable', 'valid_phone_intl', ...TOO_MANY_TEXTS],
})

export const verifyPhone = command({
  name: 'verifyPhone',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/auth/setup/phone/code',
  summary:
    'Give the first code that was sent to the phone: from then on one is sent at every sign-in, and every other session of the person is over.',
  access: settingUp,
  body: z.strictObject({ token }),
  answer: z.object({ ...entered, recovery_codes: z.array(z.string()) }),
  refusals: ['two_factor.not_chosen', 'two_factor.phone.too_many', ...WRONG_CODE],
})

export const resetTwoFactor = command({
  name: 'resetTwoFactor',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/auth/setup/reset',
  summary:
    'Begin anew: what was chosen and not verified is forgotten. Whoever is signed in and gives their password has it removed where it is in force.',
  access: settingUp,
  body: z.strictObject({ password: password.optional() }),
  /** `removed`: it was in force. */
  answer: z.object({ removed: z.boolean() }),
  refusals: ['two_factor.required', ...WRONG_PASSWORD],
})

export const renewRecoveryCodes = command({
  name: 'renewRecoveryCodes',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/auth/recovery-codes',
  summary: 'Make new recovery codes: those of before open nothing any more.',
  access: own,
  body: z.strictObject({ password }),
  /** Told this once. */
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ['two_factor.none', ...WRONG_PASSWORD],
})

export const resetTwoFactorOf = command({
  name: 'resetTwoFactorOf',
  feature,
  method: 'POST',
  path: '/api/users/:id/two-factor/reset',
  summary:
    'Take two-factor sign-in and passkeys away from somebody who has lost phone and recovery codes: their sessions end, and they sign in with the password.',
  access: { who: ['admin'], relation: 'everybody of the platform but oneself' },
  params: byId,
  body: z.strictObject({ reason: z.string().trim().min(3).max(RESET_REASON_MAX) }),
  /** `reset`: there was one. */
  answer: z.object({ reset: z.boolean() }),
  refusals: ['two_factor.own'],
})
