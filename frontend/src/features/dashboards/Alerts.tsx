// Rows of warning on a dashboard, each with the link to where it can be mended; they come with what stands below them, so that they push nothing.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { type DashboardCounts, ownCount, useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'

/** Nothing while the counts are not known. */
export function Alerts({ counts }: { counts: DashboardCounts | undefined }) {
  const translate = useTranslate()
  const me = useMe()
  return useFeatures()
    .flatMap(({ slots }) => (counts && slots?.dashboardAlerts) ?? [])
    .map(({ key, of, says }) => {
      const said = says(ownCount(counts ?? {}, of), me)
      return (
        said && (
          <Alert
            key={key}
            severity={said.severity}
            action={
              <Button component={Link} to={said.path} color="inherit" size="small">
                {translate(said.link)}
              </Button>
            }
            sx={{ mb: 2, alignItems: 'center' }}
          >
            {translate(said.text)}
          </Alert>
        )
      )
    })
}
