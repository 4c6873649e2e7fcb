// The account that text messages leave by, as the settings of Twilio name it.
import type { Config } from '../config/config'

export interface TwilioAccount {
  readonly accountSid: string
  readonly authToken: string
  /** A number in E.164, or the `MG…` of a messaging service. */
  readonly from: string
  /** Of the API, without a slash at its end. */
  readonly url: string
}

/** Where nobody sends them, production offers none: whoever reads the outbox there would read what lets them in as somebody else. */
export const textsOffered = ({ mode, texts }: Pick<Config, 'mode' | 'texts'>): boolean =>
  texts !== undefined || mode !== 'production'
