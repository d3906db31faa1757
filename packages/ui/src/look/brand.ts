import { type ReadonlySignal, signal } from '@preact/signals-core'

/** How the company presents itself; `logo` is an address, empty without one. */
export type Brand = Readonly<{ name: string; logo: string; accent: string }>

/** The names that the server uses. */
type Presented = Readonly<{ sysName: string; logoIcon: string; sysTheme: string }>

export type BrandState = Readonly<{
  current: ReadonlySignal<Brand>
  show: (presented: Presented) => Promise<void>
}>

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Where the session keeps the names, and this module the rules of the accent. */
const [namesKey, rulesKey] = ['sysConfigInfo', 'accentRules']
const plain: Presented = { sysName: 'Signet', logoIcon: '', sysTheme: '#2979ff' }

/**
 * Begins with the brand that this device saw last, so that the first paint is right. Rules of another accent are
 * made when it changes, by code that is loaded for it.
 */
export function createBrand(store: Store, paint = sheetOf(document)): BrandState {
  const current = signal(brandOf({ ...plain, ...parse(store.getItem(namesKey)) }))
  let painted = store.getItem(rulesKey) ?? ''
  paint(painted)

  return {
    current,
    show: async (presented) => {
      current.value = brandOf(presented)
      const { accent } = current.peek()
      const rules = accent === plain.sysTheme ? '' : (await import('./accent.ts')).accentRules(accent)
      if (rules === painted || accent !== current.peek().accent) return
      painted = rules
      paint(rules)
      store.setItem(rulesKey, rules)
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
  return { name, logo, accent }
}

function parse(text: string | null): Partial<Presented> {
  try {
    return JSON.parse(text ?? '{}') as Partial<Presented>
  } catch {
    return {}
  }
}
