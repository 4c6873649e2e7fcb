// Hands mails to whoever delivers them.

export interface OutgoingMail {
  /** The same for every try: servers and mail programs know a repeat by it. Without brackets and host. */
  readonly id: string
  readonly to: { readonly name: string; readonly address: string }
  /** As whom it is sent, beside the installation's address. */
  readonly fromName: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Those that the document shows; absent: none. */
  readonly pictures?: readonly CarriedPicture[]
  /** Where its reader may turn such mails off; undefined: they may not. */
  readonly unsubscribeAt?: string | undefined
}

/** A picture within a mail. */
export interface CarriedPicture {
  /** As the document names it after `cid:`. */
  readonly cid: string
  readonly filename: string
  readonly png: Uint8Array
}

/** What became of a try; `retryAfterSeconds`: not before, they say. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** `deferred`: not taken, perhaps later. `rejected`: not taken, and never will be. `unconfirmed`: handed over, without a word on whether it was taken. */
  | { readonly kind: 'deferred'; readonly reason: string; readonly retryAfterSeconds?: number }
  | { readonly kind: 'rejected' | 'unconfirmed'; readonly reason: string }

export interface Mailer {
  /** Never rejects. */
  send(mail: OutgoingMail): Promise<Delivery>
}
