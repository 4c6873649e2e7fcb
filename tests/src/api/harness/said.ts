// Everything that was said about a task, page by page from its end: the task itself shows the newest alone.
import type { CommentView } from '@practicum/shared/contract/commented'
import { taskComments } from '@practicum/shared/features/tasks/tasks.contract'
import type { Browser } from './browser'

/** Oldest first; nothing of a task that is not there. */
export async function saidAbout(browser: Browser, id: string): Promise<readonly string[]> {
  let said: readonly CommentView[] = []
  for (let earlier = true; earlier; ) {
    const query = said[0] ? { before: said[0].id } : {}
    const { status, body } = await browser.get(taskComments, { params: { id }, query })
    if (status !== 200) return []
    said = [...body.comments, ...said]
    earlier = body.earlier
  }
  return said.map(({ body }) => body)
}
