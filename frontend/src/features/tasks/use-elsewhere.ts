// Leads to where a task is completed that is about a form or a course.
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useNavigate } from 'react-router'
import { browser, isOwnPath } from '../../providers/browser'
import { completedElsewhere } from './task-rights'

/** Undefined where it is completed by saying so. */
export function useElsewhere(task: TaskSummary): (() => void) | undefined {
  const navigate = useNavigate()
  const url = completedElsewhere(task)
  if (url === undefined) return undefined
  return () => {
    if (isOwnPath(url)) void navigate(url)
    else browser.openTab(url)
  }
}
