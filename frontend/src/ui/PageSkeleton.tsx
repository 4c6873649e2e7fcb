// The shape of a page while its code arrives: a header and a block of content.
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

export function PageSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton variant="text" sx={{ fontSize: '1.5rem', width: 240, mb: 2 }} />
      <Skeleton variant="rounded" height={360} />
    </Box>
  )
}
