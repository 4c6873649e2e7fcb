// Notes that a mail came back, once, however often that is told.
import { newId } from '@practicum/shared/kernel/ids'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import { mailAggregate } from './mails.aggregate'

/** Of a mail that is not known there is nothing to note: a log restored from before may have lost it. */
export async function noteBounce(executor: Executor, mailId: string, code: string): Promise<void> {
  const command = () => ({ type: 'BounceMail', code }) as const
  await executor.execute(mailAggregate, mailId, { command }, systemContext(newId(), new Date()))
}
