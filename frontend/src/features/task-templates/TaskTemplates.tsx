// What the form of a new task offers of templates, to whoever may have some: one to begin with, and to keep what it says.
import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { DeleteTemplateDialog } from './DeleteTemplateDialog'
import { TemplateDialog } from './TemplateDialog'
import { TemplatesMenu } from './TemplatesMenu'
import { contentOf, type Filled, type Templated, templatedBy } from './template-content'
import { hasTemplates } from './template-rights'
import { templateMessages } from './template-screens.messages'
import { useTemplates } from './use-templates'

export interface TaskTemplatesProps {
  /** The day in the person's zone. */
  readonly today: string
  /** What the form says now. */
  readonly values: () => Templated
  readonly onFill: (filled: Filled) => void
}

export function TaskTemplates(props: TaskTemplatesProps) {
  return hasTemplates(useMe()) ? (
    <ScreenWords name="templates" english={templateMessages}>
      <Offered {...props} />
    </ScreenWords>
  ) : null
}

function Offered({ today, values, onFill }: TaskTemplatesProps) {
  const translate = useTranslate()
  const templates = useTemplates(template => onFill(templatedBy(template, today)))
  const { used, asked, ask, nowIs } = templates
  const close = (): void => ask(undefined)
  return (
    <>
      <TemplatesMenu templates={templates} />
      <Box role="status" sx={visuallyHidden}>
        {used && translate('templates.used', { name: used.name })}
      </Box>
      <Box sx={{ display: 'contents' }} onSubmit={stay} onInput={stay} onKeyDown={stay}>
        {asked && asked.what !== 'delete' && (
          <TemplateDialog
            kept={asked.what === 'change' ? asked.template : contentOf(values(), today)}
            template={asked.what === 'save' ? undefined : asked.template}
            onClose={close}
            onChanged={nowIs}
          />
        )}
        {asked?.what === 'delete' && (
          <DeleteTemplateDialog template={asked.template} onClose={close} onDone={() => nowIs(undefined)} />
        )}
      </Box>
    </>
  )
}

/** What is done in a dialog about a template is not done in the form that it was opened from. */
const stay = (event: SyntheticEvent): void => event.stopPropagation()
