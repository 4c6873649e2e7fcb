// What a feature hands to the application: its words, its lists, its screens and where they are found, and what it adds around every page.
import type { ActingRole, PositionStatus, Role, UserStatus } from '@practicum/shared/access/roles'
import type { SecondStepWay } from '@practicum/shared/access/second-step'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { dashboardCounts } from '@practicum/shared/features/dashboards/dashboards.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { ResourceTable } from '../providers/data-provider'
import type { Me } from '../providers/me'
import type { Messages } from '../providers/words'
import type { ListViews } from '../ui/list/list-views'
import type { PersonCard } from '../ui/person-card'
import type { AccountPart } from './account-parts'
import type { AnyPicture, TodayEntry } from './dashboard-slots'
import type { MenuEntry } from './menu'
import type { ScreenRoute } from './routes'

export type DashboardCounts = AnswerOf<typeof dashboardCounts>

/** What a feature counts, by its own names; 0 for what nobody counts. */
export type OwnCount = (name: string) => number

export const ownCount =
  (counts: DashboardCounts, of: string): OwnCount =>
  name =>
    counts[of]?.[name] ?? 0

/** The part of a list's address that narrows it. */
export const filterTail = (filter: Readonly<Record<string, unknown>>): string =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** A number of the first row of dashboards, and the list it leads to. */
export interface DashboardTile {
  readonly key: string
  /** Key of its words. */
  readonly label: string
  /** Smaller stands before. */
  readonly order: number
  readonly path: string
  readonly tail?: string
  /** Whose counts, and which of them. */
  readonly of: string
  readonly counted: string
  readonly alert?: boolean
  /** Absent: to everybody. */
  readonly shownTo?: (me: Me) => boolean
}

/** A row of warning on a dashboard, and the link to where it can be mended. */
export interface DashboardAlert {
  readonly key: string
  /** Which counts it is about. */
  readonly of: string
  /** Keys of its words and of its link; undefined: nothing is wrong. */
  readonly says: (
    own: OwnCount,
    me: Me,
  ) =>
    | { readonly severity: 'warning' | 'error'; readonly text: string; readonly link: string; readonly path: string }
    | undefined
}

/** A tab that a feature adds to the dashboards of roles. */
export interface DashboardTab {
  readonly key: string
  /** Key of its words. */
  readonly label: string
  /** Smaller stands before. */
  readonly order: number
  /** Roles whose dashboard is open at this tab at first; for others it is the first one. */
  readonly opensFor?: readonly ActingRole[]
  readonly panel: ComponentType
  /** How many wait, from what a feature counts for dashboards. */
  readonly badge?: {
    readonly of: string
    readonly show: (own: OwnCount) => {
      readonly count: number
      readonly alert?: boolean
      readonly plusFrom?: number
    }
  }
  readonly roles?: readonly ActingRole[]
  /** Absent: to everybody of these roles. */
  readonly shownTo?: (me: Me) => boolean
}

/** A form that can be opened from anywhere, offered by the palette. */
export interface Command {
  /** Key of its words. */
  readonly label: string
  readonly form: ComponentType<{ onClose: () => void }>
  /** It stands in the user menu, too. */
  readonly inUserMenu?: true
  /** Absent: to everybody. */
  readonly shownTo?: (me: Me) => boolean
}

/** An account, as far as what can be done with it has to know. */
export interface AccountShown {
  readonly id: string
  readonly name: string
  readonly status: UserStatus
  readonly positions: readonly { readonly role_keyname: Role; readonly status: PositionStatus }[]
  /** Absent where it is not told, as in a row of many. */
  readonly two_factor?: { readonly ways: readonly SecondStepWay[]; readonly tries_used_up: boolean }
}

export interface AccountIntentProps {
  readonly account: AccountShown
  /** An icon, in a row of many. */
  readonly inRow?: boolean
}

export interface AccountDetailsProps {
  readonly account: Pick<AccountShown, 'id' | 'name'>
  readonly onClose: () => void
}

export interface SignInAgainProps {
  /** In place of the password, or after it. */
  readonly use: 'sign_in' | 'second_step'
  /** Nothing else can be given. */
  readonly isAlone?: boolean
  /** Shown where this cannot be given here. */
  readonly otherwise?: ReactNode
  /** The page goes on as it stands. */
  readonly onEntered: () => void
  /** What was begun by the password is over, and why. */
  readonly onOver: (lines: readonly string[]) => void
}

export interface PersonPagePartProps {
  readonly person: { readonly id: string; readonly name: string }
}

/** A part of the page of a person, fetched where it is shown. */
export interface PersonPagePart {
  /** Of people who hold one of these roles. */
  readonly of: readonly Role[]
  /** To those who act in one of these. */
  readonly roles: readonly ActingRole[]
  /** Absent: to everybody of these roles. */
  readonly shownTo?: (me: Me) => boolean
  readonly part: ComponentType<PersonPagePartProps>
}

export interface OrganizationTabProps {
  readonly organizationId: string
}

/** Where a person leads, in the palette and on their card. */
export interface PersonLink {
  /** Key of its words. */
  readonly label: string
  readonly to: (person: AvailableUser) => string
  readonly shownTo: (person: AvailableUser, me: Me) => boolean
  /** Not in the palette, where every person found would have it. */
  readonly onCardAlone?: true
  /** Their own: what somebody who is looked for by their name is looked for. */
  readonly isPage?: true
}

/** A kind of things that search finds. */
export interface FindableKind {
  /** As the server names it. */
  readonly kind: string
  /** Key of the words of its group. */
  readonly label: string
  /** Key of the words for one without a title; the group's where absent. */
  readonly untitled?: string
  readonly icon: ComponentType
  /** Smaller stands before. */
  readonly order: number
  /** The pattern of its pages, with `:id`: those that were opened are offered again. */
  readonly path?: string
}

/** What one is told of, and when it happened. */
export interface ToldOf {
  readonly id: string
  readonly at: string
}

export interface Feature {
  readonly name: string
  readonly messages: Messages
  readonly resources?: ResourceTable
  readonly routes?: readonly ScreenRoute[]
  readonly menu?: readonly MenuEntry[]
  readonly slots?: {
    /** Beside the user menu. */
    readonly topBar?: ComponentType
    /** Above every page. */
    readonly banner?: ComponentType
    /** What stands with one's name on one's own account; one feature alone. */
    readonly ownFace?: ComponentType
    /** A part of one's own account. */
    readonly account?: AccountPart
    /** Present everywhere, shows itself when it must. */
    readonly everywhere?: ComponentType
    /** Above everything on every dashboard, shows itself when it must; known with the page, so that it pushes nothing. */
    readonly dashboardPrompt?: ComponentType
    /** On the dashboard, below as what one is here; known with the page, so that it pushes nothing. */
    readonly dashboardAbout?: ComponentType
    readonly dashboardAlerts?: readonly DashboardAlert[]
    /** A panel of the admin dashboard. */
    readonly adminDashboard?: ComponentType
    /** Below the tabs of the dashboards of these roles. */
    readonly roleDashboards?: readonly { readonly roles: readonly ActingRole[]; readonly panel: ComponentType }[]
    readonly dashboardTabs?: readonly DashboardTab[]
    readonly dashboardTiles?: readonly DashboardTile[]
    readonly today?: readonly TodayEntry[]
    readonly pictures?: readonly AnyPicture[]
    /** Its things that have a history: the first part of their streams. Their changes are told in the feature's words. */
    readonly histories?: readonly string[]
    /** What events and calls name otherwise than the screens do, in lower case. */
    readonly nouns?: Readonly<Record<string, string>>
    readonly commands?: readonly Command[]
    /** What an admin does with an account, on its page and in its row; shows nothing where it cannot be done. */
    readonly accountIntent?: ComponentType<AccountIntentProps>
    /** Something to give in the dialog that signs in over a page, beside what is typed there; one feature alone. */
    readonly signInAgain?: ComponentType<SignInAgainProps>
    /** An account to look at, opened from where its person is named; one feature alone. */
    readonly accountDetails?: ComponentType<AccountDetailsProps>
    readonly personLinks?: readonly PersonLink[]
    /** What opens from the name of a person, wherever it stands; one feature alone. */
    readonly personCard?: PersonCard
    readonly findables?: readonly FindableKind[]
    readonly personPage?: PersonPagePart
    /** A part of the page of an organization, for whoever looks after it; one feature alone. Its words are those of the page. */
    readonly organizationTab?: ComponentType<OrganizationTabProps>
    /** Around every list that can be narrowed; one feature alone. */
    readonly listViews?: ListViews
    /** What can be done where one is told of a thing, by the kind of the notification; shows nothing where it cannot be done now. */
    readonly notified?: Readonly<Record<string, ComponentType<ToldOf>>>
  }
}

const FeaturesContext = createContext<readonly Feature[]>([])
export const FeaturesProvider = FeaturesContext.Provider

/** All features, for screens that gather what each of them adds. */
export const useFeatures = (): readonly Feature[] => useContext(FeaturesContext)

export const routesOf = (features: readonly Feature[]): readonly ScreenRoute[] =>
  features.flatMap(({ routes }) => routes ?? [])

export const menuEntriesOf = (features: readonly Feature[]): readonly MenuEntry[] =>
  features.flatMap(({ menu }) => menu ?? [])
