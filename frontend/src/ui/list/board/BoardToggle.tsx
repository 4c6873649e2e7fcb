// Shows a list as a board or as rows again; the address says which.
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import { useTranslate } from 'react-admin'
import { useListLook } from '../look'
import { ToolToggle } from '../ToolToggle'

export function BoardToggle() {
  const translate = useTranslate()
  const [look, show] = useListLook()
  const on = look === 'board'
  return (
    <ToolToggle
      label={translate('app.board.toggle')}
      word={translate('app.board.word')}
      on={on}
      onToggle={() => show(on ? undefined : 'board')}
    >
      <ViewKanban />
    </ToolToggle>
  )
}
