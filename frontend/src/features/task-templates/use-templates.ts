// The templates of a form: which one was used last, and what is asked about one.
import type { TaskTemplateView } from '@practicum/shared/features/task-templates/task-templates.contract'
import { useState } from 'react'

export type Asked =
  | { readonly what: 'save' }
  | { readonly what: 'change' | 'overwrite' | 'delete'; readonly template: TaskTemplateView }

export interface Templates {
  readonly used: TaskTemplateView | undefined
  readonly asked: Asked | undefined
  readonly ask: (asked: Asked | undefined) => void
  readonly use: (template: TaskTemplateView) => void
  /** The one that was used is now this, or is gone. */
  readonly nowIs: (template: TaskTemplateView | undefined) => void
}

export function useTemplates(onUse: (template: TaskTemplateView) => void): Templates {
  const [used, nowIs] = useState<TaskTemplateView>()
  const [asked, ask] = useState<Asked>()
  const use = (template: TaskTemplateView): void => {
    nowIs(template)
    onUse(template)
  }
  return { used, asked, ask, use, nowIs }
}
