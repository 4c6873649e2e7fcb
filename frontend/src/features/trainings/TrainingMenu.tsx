// What can be done about a training, behind one button. About one that is still to come coordinators alone do something.
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ActingRole } from '@practicum/shared/access/roles'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { filterTail } from '../../app/feature'
import { useMe } from '../../providers/me'
import { DeleteQuestion, EditDialog } from './TrainingIntents'

type Asked = 'edit' | 'delete'

export function TrainingMenu({ training }: { training: TrainingView }) {
  const translate = useTranslate()
  const { role } = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<Asked>()
  const ask = (what: Asked) => () => {
    setAnchor(null)
    setAsked(what)
  }
  const done = (): void => setAsked(undefined)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={translate('assigned.menu.of', { name: training.display_name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={training.state === 'future' && role !== 'coordinator'}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('assigned.menu.title')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {role === 'coordinator' && [
          <MenuItem key="edit" onClick={ask('edit')}>
            {translate('assigned.edit')}
          </MenuItem>,
          <MenuItem key="delete" onClick={ask('delete')}>
            {translate('assigned.delete.button')}
          </MenuItem>,
        ]}
        {pagesOf(training, role).map(({ label, to }) => (
          <MenuItem key={label} component={Link} to={to}>
            {translate(`assigned.menu.${label}`)}
          </MenuItem>
        ))}
      </Menu>
      {asked === 'edit' && <EditDialog trainings={[training]} onClose={done} />}
      {asked === 'delete' && <DeleteQuestion training={training} onClose={done} />}
    </>
  )
}

interface Page {
  readonly label: string
  readonly to: string
}

/** No placement is asked for in a training that is over. */
function pagesOf({ id, trainee_id, state }: TrainingView, role: ActingRole): readonly Page[] {
  const ofTrainee = filterTail({ trainee_id })
  switch (role) {
    case 'trainee':
      return [
        ...(state === 'previous' ? [] : [{ label: 'request', to: `/applications?trainingId=${id}#request-placement` }]),
        { label: 'insurance', to: '/account#insurance' },
      ]
    case 'coordinator':
      return [
        { label: 'placements', to: `/applications${ofTrainee}` },
        { label: 'all', to: `/trainings${ofTrainee}` },
      ]
    default:
      return [{ label: 'placements', to: `/applications${ofTrainee}` }]
  }
}
