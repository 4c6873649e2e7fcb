// The logo of the organization in whose name a mail is written, as it is when the mail leaves. Where it cannot be had, the mail leaves without it.
import { unlessAborted } from '@practicum/infra/availability/unless-aborted'
import { gathered, type ObjectStore } from '@practicum/infra/objects/port'
import { type MailedPicture, mailedPicture } from '@practicum/infra/pictures/mailed'
import { MAIL_LOGO } from '@practicum/shared/features/mails/mails.layout'
import type { KeptImage } from '@practicum/shared/features/people/people.fields'
import { LRUCache } from 'lru-cache'
import type { Executor } from '../../execution/executor'
import type { Logos, MailLogo } from '../../reactions/mailing'
import { organizationAggregate } from '../people/people.aggregates'

interface Parts {
  readonly executor: Pick<Executor, 'load'>
  readonly objects: Pick<ObjectStore, 'get'>
  readonly onError: (error: unknown) => void
  /** For its bytes; default {@link PATIENCE_MS}. */
  readonly patienceMs?: number
  /** See {@link WITHOUT_MS}. */
  readonly withoutMs?: number
}

/** Pictures that are remembered, of some kilobytes each. */
const KEPT = 64
const PATIENCE_MS = 5000
/** So long one that could not be had is not asked for again: thousands of mails may stand behind it. */
const WITHOUT_MS = 60_000
/** Far more than those that are kept have. */
const MOST_BYTES = 4 * 1024 * 1024

export class MailLogos implements Logos {
  /** By the id of the image, which is another one for another picture; undefined: it could not be had. */
  readonly #pictures = new LRUCache<string, Promise<MailedPicture | undefined>>({ max: KEPT })

  constructor(private readonly parts: Parts) {}

  async of(organizationId: string): Promise<MailLogo | undefined> {
    try {
      const { state } = await this.parts.executor.load(organizationAggregate, organizationId)
      const logo = state.status === 'unknown' ? null : state.logo
      const picture = logo && (await this.pictureOf(logo))
      return picture ? { ...picture, cid: `${logo.imageId}@logo.practicum` } : undefined
    } catch (error) {
      this.parts.onError(error)
      return undefined
    }
  }

  /** Of several mails that want it at once, one has it made. */
  private pictureOf(image: KeptImage): Promise<MailedPicture | undefined> {
    const known = this.#pictures.get(image.imageId)
    if (known) return known
    const made = this.made(image).catch(cause => this.missing(image, cause))
    this.#pictures.set(image.imageId, made)
    return made
  }

  private async made({ objectKey }: KeptImage): Promise<MailedPicture> {
    const patience = AbortSignal.timeout(this.parts.patienceMs ?? PATIENCE_MS)
    const bytes = await unlessAborted(this.bytesOf(objectKey), patience)
    if (!bytes) throw new Error(patience.aborted ? 'its bytes did not come in time' : 'its bytes are gone')
    return mailedPicture(bytes, MAIL_LOGO)
  }

  private async bytesOf(objectKey: string): Promise<Uint8Array | undefined> {
    const kept = await this.parts.objects.get(objectKey)
    return kept && gathered(kept.bytes, MOST_BYTES)
  }

  private missing({ imageId }: KeptImage, cause: unknown): undefined {
    this.parts.onError(new Error(`the logo ${imageId} cannot be had: mails leave without it`, { cause }))
    this.#pictures.set(imageId, Promise.resolve(undefined), { ttl: this.parts.withoutMs ?? WITHOUT_MS })
  }
}
