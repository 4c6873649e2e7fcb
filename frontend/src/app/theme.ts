// The look of everything: one accent, calm greys, borders instead of shadows, in a light and a dark scheme.
import type { Components, Theme } from '@mui/material/styles'
import { isReadableUnderWhite } from '@practicum/shared/kernel/colour'
import type { RaThemeOptions } from 'react-admin'
import { printStyles } from '../ui/print-styles'

const FONT = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif'

const light = {
  primary: { main: '#0f5c63', contrastText: '#ffffff' },
  secondary: { main: '#51606b' },
  background: { default: '#f6f8f8', paper: '#ffffff' },
  text: { primary: '#17242a', secondary: '#51606b' },
  divider: '#dde4e6',
  success: { main: '#1b6e3c' },
  info: { main: '#1d5fa8' },
  warning: { main: '#8a5300' },
  error: { main: '#b3261e' },
}

const dark = {
  primary: { main: '#7fcbd0', contrastText: '#06282b' },
  secondary: { main: '#a9b8c0' },
  background: { default: '#11181b', paper: '#182125' },
  text: { primary: '#e6edef', secondary: '#a9b8c0' },
  divider: '#2d3a40',
  success: { main: '#7fd09a' },
  info: { main: '#8fc1f5' },
  warning: { main: '#f0b964' },
  error: { main: '#f4a29b' },
}

/** Milliseconds in which a card folds and unfolds. */
const COLLAPSE_MS = 500

/** Grounds are taken away there: what only a ground shows has a line. */
const FORCED_COLORS = {
  'body :is(.MuiButton-contained, .MuiChip-filled, .MuiToggleButton-root, .MuiAvatar-root)': {
    border: '1px solid ButtonText',
  },
  'body :is(.MuiTab-root.Mui-selected, .MuiListItemButton-root.Mui-selected, [aria-pressed="true"])': {
    outline: '2px solid Highlight',
    outlineOffset: -2,
  },
}

const MORE_CONTRAST = {
  'body :is(.MuiPaper-outlined, .MuiCard-root, .MuiTableCell-root, .MuiChip-outlined, .MuiButton-outlined, .MuiOutlinedInput-notchedOutline)':
    { borderColor: 'currentColor' },
}

const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      'a, button, [tabindex]': { scrollMarginTop: 80 },
      // Fields of search have a button of their own, in our colours.
      'input[type=search]::-webkit-search-cancel-button': { display: 'none' },
      '@media print': printStyles,
      '@media (forced-colors: active)': FORCED_COLORS,
      '@media (prefers-contrast: more)': MORE_CONTRAST,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  // Above: what is pressed next stands below, the bar of selected rows first.
  MuiTooltip: { defaultProps: { enterDelay: 400, placement: 'top' } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiSelect: { defaultProps: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 270 } } } } } },
  MuiCollapse: { defaultProps: { timeout: COLLAPSE_MS } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[4] }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px' } } },
  // Refusals are written to stand inside a sentence; alone they begin one.
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&::first-letter': { textTransform: 'uppercase' },
        // Why a field is there is read also where it cannot be changed.
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      message: { '&::first-letter, & li::first-letter, & p::first-letter': { textTransform: 'uppercase' } },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[2] }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[2] }),
    },
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({ color: theme.palette.text.secondary, fontWeight: 600, fontSize: '0.8125rem' }),
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
}

export type Scheme = 'light' | 'dark'

/** An organization's accent replaces ours only where white text on it stays readable. */
export function themeOptions(scheme: Scheme, accent?: string | null): RaThemeOptions {
  const title = { fontWeight: 650, letterSpacing: '-0.01em' }
  const colors = scheme === 'light' ? light : dark
  const own = accent && scheme === 'light' && isReadableUnderWhite(accent) ? { primary: { main: accent } } : {}
  return {
    palette: { mode: scheme, ...colors, ...own },
    spacing: 8,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      h1: { ...title, fontSize: '1.5rem' },
      h2: { ...title, fontSize: '1.125rem' },
      h3: { ...title, fontSize: '1rem' },
      subtitle1: { fontSize: '1rem', fontWeight: 600 },
      body1: { fontSize: '0.9375rem' },
      body2: { fontSize: '0.875rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components,
  }
}
