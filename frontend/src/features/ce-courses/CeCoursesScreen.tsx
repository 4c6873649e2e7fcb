// All courses that the organization offers, each leading to its page.
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import { allCeCourses } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useRead } from '../../providers/use-query'
import { EmptyState } from '../../ui/list/ListStates'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'

export default function CeCoursesScreen() {
  const translate = useTranslate()
  const read = useRead(allCeCourses, {})
  return (
    <>
      <PageHeader title={translate('ce-courses.title')} />
      <ReadFrame read={read}>
        {courses =>
          courses.length === 0 ? (
            <EmptyState text={translate('ce-courses.empty')} />
          ) : (
            <Paper variant="outlined">
              <List component="nav" aria-label={translate('ce-courses.title')}>
                {courses.map(({ id, title }) => (
                  <ListItemButton key={id} component={Link} to={`/cecourses/${id}`}>
                    <ListItemText primary={title} />
                  </ListItemButton>
                ))}
              </List>
            </Paper>
          )
        }
      </ReadFrame>
    </>
  )
}
