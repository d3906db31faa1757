import Bowser from 'bowser'

type Kind = 'phone' | 'tablet' | 'desktop' | 'unknown'
type Signed = Readonly<{ device: 'app' | 'web'; address: string; userAgent: string }>

const kinds: Readonly<Record<string, Kind>> = { mobile: 'phone', tablet: 'tablet', desktop: 'desktop' }

/** Returns what a browser says it is, in names of its vendor. */
export function describeDevice({ device, address, userAgent }: Signed) {
  const parsed = userAgent === '' ? undefined : Bowser.parse(userAgent)
  return {
    device,
    address,
    kind: kinds[parsed?.platform.type ?? ''] ?? 'unknown',
    browser: joined(parsed?.browser.name, parsed?.browser.version?.split('.')[0]),
    system: joined(parsed?.os.name, parsed?.os.versionName ?? parsed?.os.version),
  }
}

function joined(name = '', version = ''): string {
  return [name, version]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 80)
}
