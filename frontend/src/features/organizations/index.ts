// Organizations: all of them for those who run the platform, and one's own for everybody in it.

import Apartment from '@mui/icons-material/ApartmentOutlined'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import { listOrganizationFigures } from '@practicum/shared/features/organizations/figures.contract'
import { getOrganization, listOrganizations } from '@practicum/shared/features/organizations/organizations.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { organizationMessages } from './organizations.messages'

const ADMINS = ['admin'] as const

export const organizations: Feature = {
  name: 'organizations',
  messages: organizationMessages,
  resources: {
    organizations: { list: listOrganizations, get: getOrganization },
    'organizations/figures': { list: listOrganizationFigures },
  },
  routes: [
    { path: '/admin/organizations', roles: ADMINS, screen: lazyWithRetry(() => import('./OrganizationListScreen')) },
    {
      path: '/admin/organizations/edit/:id',
      roles: ADMINS,
      screen: lazyWithRetry(() => import('./OrganizationScreen')),
    },
    {
      path: '/admin/tools/organizations-exports',
      roles: ADMINS,
      screen: lazyWithRetry(() => import('./OrganizationExportsScreen')),
    },
    {
      path: '/organization',
      flags: { hideAuthorizationError: true },
      screen: lazyWithRetry(() => import('./OwnOrganizationScreen')),
    },
  ],
  menu: [
    {
      key: 'organizations',
      letter: 'o',
      label: 'organizations.title',
      path: '/admin/organizations',
      icon: Apartment,
      places: [{ roles: ADMINS, group: 'resources', order: 10 }],
    },
    {
      key: 'organizations_exports',
      label: 'organizations.exports',
      path: '/admin/tools/organizations-exports',
      icon: FileDownload,
      places: [{ roles: ADMINS, group: 'resources', order: 19 }],
    },
    {
      key: 'my_organization',
      letter: 'o',
      label: 'organizations.own',
      path: '/organization',
      icon: Apartment,
      places: [{ roles: ['coordinator'], group: 'organization', order: 10 }],
    },
  ],
  slots: {
    findables: [
      {
        kind: 'organization',
        label: 'organizations.title',
        icon: Apartment,
        order: 75,
        path: '/admin/organizations/edit/:id',
      },
    ],
  },
}
