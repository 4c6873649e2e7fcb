// Searching, sorting and turning pages of a list stays in the tab, and keeps what else the address says of it: react-admin would drop them.
import { useCallback, useRef } from 'react'
import { reactRouterProvider } from 'react-admin'
import { useLocation } from 'react-router'
import { keepParameters } from './list-address'

type Router = typeof reactRouterProvider

const useNavigate: Router['useNavigate'] = () => {
  const navigate = reactRouterProvider.useNavigate()
  const location = useLocation()
  const open = useRef(location)
  open.current = location
  return useCallback<typeof navigate>(
    (to, options) => {
      const here = typeof to === 'object' && to.pathname === undefined
      if (!here) return navigate(to, options)
      const { hash, search } = open.current
      navigate({ hash, ...to, ...(to.search !== undefined && { search: keepParameters(to.search, search) }) }, options)
    },
    [navigate],
  )
}

export const inItsTab: Router = { ...reactRouterProvider, useNavigate }
