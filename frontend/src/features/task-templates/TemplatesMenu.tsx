// Templates behind one button of a form: one's own, those that colleagues share, and what can be done with the one that was used.
import ContentPaste from '@mui/icons-material/ContentPasteOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import {
  listTaskTemplates,
  type TaskTemplateView,
} from '@practicum/shared/features/task-templates/task-templates.contract'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { mayDelete } from './template-rights'
import type { Templates } from './use-templates'

export function TemplatesMenu({ templates }: { templates: Templates }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data, isPending, isError } = useRead(listTaskTemplates, {}, { enabled: anchor !== null })
  const { used } = templates
  const all = data?.data ?? []
  const after = (run: () => void) => () => {
    setAnchor(null)
    run()
  }
  const none = isPending ? 'app.loading' : isError ? 'templates.failed' : 'templates.empty'
  return (
    <>
      <Button
        size="small"
        startIcon={<ContentPaste />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ alignSelf: 'flex-start', textAlign: 'left' }}
      >
        {used ? translate('templates.open', { name: used.name }) : translate('templates.title')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { width: 320, maxWidth: 'calc(100vw - 32px)' } } }}
      >
        {all.length === 0 && (
          <MenuItem dense disabled>
            {translate(none)}
          </MenuItem>
        )}
        {(['own', 'shared'] as const).flatMap(words => [
          ...headOf(
            translate(`templates.group.${words}`),
            all.filter(({ own }) => own === (words === 'own')),
          ),
          ...all
            .filter(({ own }) => own === (words === 'own'))
            .map(template => (
              <MenuItem
                key={template.id}
                dense
                selected={template.id === used?.id}
                onClick={after(() => templates.use(template))}
              >
                <ListItemText
                  primary={template.name}
                  secondary={template.own ? template.shared && translate('templates.shared') : template.creator.name}
                  slotProps={{ primary: { sx: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } }}
                />
              </MenuItem>
            )),
        ])}
        <Divider />
        {useIntentLines(templates, after)}
      </Menu>
    </>
  )
}

/** A menu moves its focus through its own children: they are lines, and not components of lines. */
const headOf = (words: string, of: readonly TaskTemplateView[]): readonly ReactNode[] =>
  of.length === 0
    ? []
    : [
        <ListSubheader key={words} sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
          {words}
        </ListSubheader>,
      ]

function useIntentLines({ used, ask }: Templates, after: (run: () => void) => () => void): readonly ReactNode[] {
  const translate = useTranslate()
  const me = useMe()
  const line = (words: string, run: () => void): ReactNode => (
    <MenuItem key={words} dense onClick={after(run)} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {translate(`templates.${words}`, { name: used?.name })}
    </MenuItem>
  )
  return [
    ...(used?.own
      ? [
          line('overwrite', () => ask({ what: 'overwrite', template: used })),
          line('change', () => ask({ what: 'change', template: used })),
        ]
      : []),
    ...(used && mayDelete(used, me) ? [line('remove', () => ask({ what: 'delete', template: used }))] : []),
    line('save', () => ask({ what: 'save' })),
  ]
}
