// The pictures that features put on the dashboard of a role, each read by itself.
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'react-admin'
import type { AnyPicture } from '../../app/dashboard-slots'
import { type Feature, useFeatures } from '../../app/feature'
import { type Me, useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { PICTURE_HEIGHT, Picture } from '../../ui/pictures/Picture'

export const picturesOf = (features: readonly Feature[], { role }: Pick<Me, 'role'>): readonly AnyPicture[] =>
  features
    .flatMap(({ slots }) => slots?.pictures ?? [])
    .filter(({ roles }) => roles.includes(role))
    .toSorted((a, b) => a.order - b.order)

export function Pictures() {
  const translate = useTranslate()
  const pictures = picturesOf(useFeatures(), useMe())
  if (pictures.length === 0) return null
  return (
    <Box component="section" aria-label={translate('dashboards.pictures')} sx={GRID}>
      {pictures.map(picture => (
        <Read key={picture.key} picture={picture} />
      ))}
    </Box>
  )
}

const GRID = {
  ...{ display: 'grid', gap: 2, mb: 3 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
} as const

/** The shape of the pictures, until what stands above them has its height. */
export function PicturesToCome() {
  const pictures = picturesOf(useFeatures(), useMe())
  return (
    <Box aria-hidden sx={GRID}>
      {pictures.map(({ key }) => (
        <Skeleton key={key} variant="rounded" height={PICTURE_HEIGHT} />
      ))}
    </Box>
  )
}

function Read({ picture: { key, title, row, alsoOn = [], draw } }: { picture: AnyPicture }) {
  const translate = useTranslate()
  const me = useMe()
  const { data, isError, refetch } = useRead(row, {}, { alsoOn })
  const failed = isError ? null : undefined
  return (
    <Picture
      id={key}
      title={translate(title)}
      drawing={data === undefined ? failed : draw(data, { translate, me })}
      onRetry={() => void refetch()}
    />
  )
}
