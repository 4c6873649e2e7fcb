// Keeps the frame standing when the code of a screen fails: the page says so, and another address shows its own screen again.
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CrashPage } from '../pages/CrashPage'

export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary key={pathname}>{children}</Boundary>
}

/** With the page in place of whatever stands in it. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashPage /> : this.props.children
  }
}
