// What a new passkey is called until its person says otherwise: the system of the device, as the browser names it.

interface Told {
  readonly userAgentData?: { readonly platform?: string }
}

export const deviceName = (): string =>
  (navigator as Navigator & Told).userAgentData?.platform || navigator.platform.split(' ')[0] || ''
