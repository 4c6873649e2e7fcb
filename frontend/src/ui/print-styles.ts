// The page on paper: what it says and not what can be done with it, black on white in either scheme, no row on two sheets.

/** For what is to be done rather than read. */
export const NOT_PRINTED = 'not-printed'

const CONTROLS = [
  `.${NOT_PRINTED}`,
  '.MuiAppBar-root',
  'nav',
  'footer',
  '.MuiTabs-root',
  '.MuiSnackbar-root',
  '.MuiFab-root',
  '.MuiPagination-root',
  '.MuiTooltip-popper',
  '.MuiTextField-root',
  '.MuiCheckbox-root',
  '.MuiIconButton-root',
  '.MuiButton-contained',
  '.MuiButton-outlined',
]

export const printStyles = {
  '@page': { margin: '14mm' },
  [CONTROLS.join(', ')]: { display: 'none !important' },
  '*, *::before, *::after': {
    color: '#000 !important',
    background: 'transparent !important',
    borderColor: '#999 !important',
    boxShadow: 'none !important',
  },
  'html, body': { background: '#fff !important' },
  main: { padding: '0 !important', minHeight: '0 !important', maxWidth: 'none !important' },
  thead: { display: 'table-header-group' },
  'tr, li': { breakInside: 'avoid' },
  td: { whiteSpace: 'normal !important' },
} as const
