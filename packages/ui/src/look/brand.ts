import { type ReadonlySignal, signal } from '@preact/signals-core'
import { accentRules } from './accent.ts'

/** How the company presents itself; `logo` is an address, empty without one. */
export type Brand = Readonly<{ name: string; logo: string; accent: string }>

/** The names that the server uses. */
type Presented = Readonly<{ sysName: string; logoIcon: string; sysTheme: string }>

export type BrandState = Readonly<{ current: ReadonlySignal<Brand>; show: (presented: Presented) => void }>

const key = 'sysConfigInfo'
const plain: Presented = { sysName: 'Signet', logoIcon: '', sysTheme: '#2979ff' }

/** Begins with the brand that this device saw last, so that the first paint is right. */
export function createBrand(store: Pick<Storage, 'getItem'>, paint = sheetOf(document)): BrandState {
  const current = signal(brandOf({ ...plain, ...parse(store.getItem(key)) }))
  const color = ({ accent }: Brand) => paint(accent === plain.sysTheme ? '' : accentRules(accent))

  color(current.peek())
  return {
    current,
    show: (presented) => {
      current.value = brandOf(presented)
      color(current.peek())
    },
  }
}

/** Returns a style sheet of its own, since the policy forbids style elements. */
function sheetOf(page: Document): (rules: string) => void {
  const sheet = new CSSStyleSheet()
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return (rules) => sheet.replaceSync(rules)
}

function brandOf({ sysName: name, logoIcon: logo, sysTheme: accent }: Presented): Brand {
  return { name, logo, accent: /^#[0-9a-f]{6}$/.test(accent) ? accent : plain.sysTheme }
}

function parse(text: string | null): Partial<Presented> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => name in plain && typeof value === 'string'),
    )
  } catch {
    return {}
  }
}
