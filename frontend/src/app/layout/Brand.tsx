// The organization's logo, or the product's mark where it has none.
import SvgIcon from '@mui/material/SvgIcon'

export function Brand({ logo }: { logo?: string | null }) {
  if (logo) return <img src={logo} alt="" height={28} style={{ minWidth: 28 }} />
  return (
    <SvgIcon viewBox="0 0 32 32" sx={{ fontSize: 28, color: 'primary.main' }} aria-hidden>
      <rect width="32" height="32" rx="8" />
      <path
        d="M11.5 24V8.5H17a4.75 4.75 0 0 1 0 9.5h-5.5"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  )
}
