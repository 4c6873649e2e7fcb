// One's own account, on tabs: who one is here, how the product speaks and looks, and what features let one choose.
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { PositionView } from '@practicum/shared/features/sessions/page-state.contract'
import { LOCALES, type Locale, localeFacts } from '@practicum/shared/kernel/locales'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTheme, useTranslate } from 'react-admin'
import { ACCOUNT_TABS, type AccountTab } from '../../app/account-parts'
import { useFeatures } from '../../app/feature'
import { useChooseLanguage } from '../../app/locales/use-choose-language'
import { useMe } from '../../providers/me'
import { useSpoken } from '../../providers/spoken'
import { zoneName } from '../../ui/dates'
import { FactList } from '../../ui/Facts'
import { useSingleKeysOn } from '../../ui/keyboard'
import { PageHeader } from '../../ui/PageHeader'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { ReadTogether } from '../../ui/ReadTogether'
import { usePositionName } from '../../ui/role-name'
import { READ_WIDTH } from '../../ui/sizes'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { TitledPaper } from '../../ui/TitledPaper'
import { useTabs } from '../../ui/tabs'
import { OwnZone } from './OwnZone'

/** What stands first on a tab without being fetched. */
const FIRST: Partial<Record<AccountTab, { readonly anchor: string; readonly part: ComponentType }>> = {
  profile: { anchor: 'account-profile', part: Profile },
  preferences: { anchor: 'account-preferences', part: Preferences },
}

export default function AccountScreen() {
  const translate = useTranslate()
  const parts = useParts()
  const tabs = ACCOUNT_TABS.filter(key => FIRST[key] || parts.some(part => part.tab === key))
  const tabOf = (anchor: string): string | undefined =>
    tabs.find(key => FIRST[key]?.anchor === anchor) ?? parts.find(({ anchors }) => anchors.includes(anchor))?.tab
  const [tab, open] = useTabs('account', tabs, tabs[0], tabOf)
  const First = FIRST[tab as AccountTab]?.part
  return (
    <Box sx={{ maxWidth: READ_WIDTH }}>
      <PageHeader title={translate('people.account.title')} />
      <TabBar
        label={translate('people.account.tabs')}
        tabs={tabs.map(key => ({ key, label: translate(`people.account.tab.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {First && <First />}
        <Suspense key={tab} fallback={<PageSkeleton />}>
          <ReadTogether>
            {parts.map(({ name, part: Part, tab: its }) => its === tab && <Part key={name} />)}
          </ReadTogether>
        </Suspense>
      </TabPanel>
    </Box>
  )
}

/** Those that the reader has, in their order. */
function useParts() {
  const me = useMe()
  return useFeatures()
    .flatMap(({ name, slots }) =>
      slots?.account && (slots.account.shownTo?.(me) ?? true) ? [{ ...slots.account, name }] : [],
    )
    .toSorted((one, other) => one.order - other.order)
}

/** In pixels, also while it is fetched: nothing below moves. */
const FACE_HEIGHT = 104

function Profile() {
  const translate = useTranslate()
  const positionName = usePositionName()
  const { user, position } = useMe()
  const trained = user.hipaa_completed ? 'hipaa_done' : 'hipaa_missing'
  const faces = useFeatures().map(({ name, slots }) => slots?.ownFace && <slots.ownFace key={name} />)
  const positions = user.positions.map(held => (
    <Box component="li" key={held.id}>
      {positionName(held)}, {held.organization.name}
      {held.id === position.id && user.positions.length > 1 && ` (${translate('app.user_menu.current')})`}
    </Box>
  ))
  return (
    <TitledPaper id="account-profile" title={translate('people.account.profile')}>
      <Suspense fallback={<Box sx={{ minHeight: FACE_HEIGHT }} />}>
        <Box sx={{ minHeight: FACE_HEIGHT }}>{faces}</Box>
      </Suspense>
      <FactList
        facts={[
          { label: translate('people.account.name'), value: user.name },
          { label: translate('people.account.email'), value: user.email },
          {
            label: translate('people.account.positions'),
            value: (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {positions}
              </Box>
            ),
          },
          { label: translate('people.account.timezone'), value: zoneName(user.timezone) },
          ...(user.positions.some(isTrainee)
            ? [{ label: translate('people.account.hipaa'), value: translate(`people.account.${trained}`) }]
            : []),
        ]}
      />
    </TitledPaper>
  )
}

/** The course is asked of trainees alone. */
const isTrainee = ({ role }: PositionView): boolean => role.keyname === 'trainee'

function Preferences() {
  const translate = useTranslate()
  const [scheme, setScheme] = useTheme()
  const [letters, setLetters] = useSingleKeysOn()
  const { locale } = useSpoken()
  const choose = useChooseLanguage()
  const words = (key: string): string => translate(`people.account.${key}`)
  return (
    <TitledPaper id="account-preferences" title={words('preferences')}>
      <Chosen title={words('language')}>
        <RadioGroup
          row
          aria-label={words('language')}
          value={locale}
          onChange={(_event, value) => void choose(value as Locale)}
        >
          {LOCALES.map(one => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={<span lang={localeFacts(one).tag}>{localeFacts(one).name}</span>}
            />
          ))}
        </RadioGroup>
      </Chosen>
      <Chosen title={words('timezone')}>
        <OwnZone />
      </Chosen>
      <Chosen title={translate('app.user_menu.theme')}>
        <RadioGroup
          row
          aria-label={translate('app.user_menu.theme')}
          value={scheme === 'dark' ? 'dark' : 'light'}
          onChange={(_event, value) => setScheme(value === 'dark' ? 'dark' : 'light')}
        >
          {(['light', 'dark'] as const).map(one => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={translate(`app.user_menu.${one}`)} />
          ))}
        </RadioGroup>
      </Chosen>
      <Chosen title={words('keyboard')} hint={translate('app.shortcuts.letters_hint')}>
        <FormControlLabel
          control={<Switch checked={letters} onChange={(_event, on) => setLetters(on)} />}
          label={translate('app.shortcuts.letters')}
        />
      </Chosen>
    </TitledPaper>
  )
}

interface ChosenProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

const Chosen = ({ title, hint, children }: ChosenProps) => (
  <Box sx={{ mt: 1.5 }}>
    <Typography variant="body2" color="textSecondary">
      {title}
    </Typography>
    {children}
    {hint && (
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
    )}
  </Box>
)
