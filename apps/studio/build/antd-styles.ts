import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The antd components of the studio, and the motions and parts they need. */
const used = new Set(
  'alert app auto-complete badge btn checkbox collapse color css date-picker divider drawer dropdown empty fade form input input-number menu modal motion move pagination picker popconfirm popover progress radio segmented select skeleton slide slider space spin switch table tabs tag tooltip tree wave zoom'.split(
    ' ',
  ),
)

const name = 'virtual:antd.css'

/**
 * Serves `virtual:antd.css`: antd's published zero-runtime stylesheet, reduced to the components in use. No
 * style is written at run time, so the content security policy needs neither `unsafe-inline` nor a nonce.
 */
export function antdStyles(): Plugin {
  return {
    name: 'signet:antd-styles',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `@layer antd {\n${followTokens(cutStyles(readPublished(), used))}\n}` : null,
  }
}

function readPublished(): string {
  return readFileSync(createRequire(import.meta.url).resolve('antd/dist/antd.css'), 'utf8')
}

/** The class of the variables in antd's published stylesheet, and the class the studio uses. */
const publishedKey = 'css-var-_R_0_'

const variablesKey = 'css-var-studio'

/**
 * Reduces antd's stylesheet to the components in use (`btn`, `table`, …: the part after `.ant-`). Keeps
 * rules without a component. Throws when the variables are not where this version of antd puts them.
 */
function cutStyles(css: string, used: ReadonlySet<string>): string {
  if (!css.includes(`.${publishedKey}{`))
    throw new Error('The variables of antd.css stand under another class.')

  const kept = topLevelRules(css).filter((rule) => isUsed(rule, used))
  return kept.join('\n').replaceAll(publishedKey, variablesKey)
}

function isUsed(rule: string, used: ReadonlySet<string>): boolean {
  if (rule.startsWith('@keyframes')) return true

  const prelude = rule.startsWith('@') ? rule : rule.slice(0, rule.indexOf('{'))
  if (/\.css-var-(?!_R_0_)_/.test(prelude)) return false
  const components = [...prelude.matchAll(/\.ant-([a-z]+)/g)].map(([, component = '']) => component)
  return components.length === 0 || components.some((component) => used.has(component))
}

/** Splits `a{…}@media …{b{…}}` into its two top-level rules. */
function topLevelRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  return rules
}

/** The colours in the variables of antd's default theme, with our token for each. */
const tokenOf: Readonly<Record<string, string>> = {
  '#1677ff': '--accent-fill',
  '#4096ff': '--accent-text',
  '#69b1ff': '--accent-text',
  '#91caff': '--accent-text',
  '#0958d9': '--accent-fill-pressed',
  '#e6f4ff': '--accent-soft',
  '#bae0ff': '--accent-soft',
  '#cbe0fd': '--accent-soft',
  '#82b4f9': '--accent-text',
  '#52c41a': '--passed-text',
  '#f6ffed': '--passed-soft',
  '#b7eb8f': '--passed-soft',
  '#faad14': '--returned-text',
  '#fffbe6': '--returned-soft',
  '#ffe58f': '--returned-soft',
  '#ff4d4f': '--danger-text',
  '#ff7875': '--danger-text',
  '#ffa39e': '--danger-text',
  '#d9363e': '--danger-text',
  '#fff2f0': '--danger-soft',
  '#fff1f0': '--danger-soft',
  '#ffdfdc': '--danger-soft',
  '#ffccc7': '--danger-soft',
  '#ffffff': '--surface',
  '#fff': '--on-accent',
  '#fafafa': '--surface-sunken',
  '#f5f5f5': '--surface-sunken',
  '#f0f0f0': '--line',
  '#d9d9d9': '--line-strong',
  'rgba(5,5,5,0.06)': '--line',
  'rgba(0,0,0,0.95)': '--text',
  'rgba(0,0,0,0.88)': '--text',
  'rgba(0,0,0,0.85)': '--toast',
  'rgba(0,0,0,0.75)': '--text',
  'rgba(0,0,0,0.65)': '--text-weak',
  'rgba(0,0,0,0.5720000000000001)': '--text',
  'rgba(0,0,0,0.45)': '--text-weak',
  'rgba(0,0,0,0.29250000000000004)': '--text-weak',
  'rgba(0,0,0,0.25)': '--text-weak',
  'rgba(0,0,0,0.15)': '--surface-pressed',
  'rgba(0,0,0,0.06)': '--surface-pressed',
  'rgba(0,0,0,0.04)': '--surface-sunken',
  'rgba(0,0,0,0.02)': '--surface-sunken',
  'rgba(5,145,255,0.1)': '--accent-soft',
  'rgba(255,38,5,0.06)': '--danger-soft',
  'rgba(255,215,5,0.1)': '--returned-soft',
}

/**
 * Points antd's variables to our tokens, so that one attribute on <html> switches both themes. Throws for a grey that
 * has no token: it could not be seen in one of them.
 */
function followTokens(css: string): string {
  return css.replaceAll(/(--ant-[\w-]+:)([^;{}]+)/g, (whole, name: string, value: string) =>
    isShade(name) ? whole : name + withTokens(value),
  )
}

/** Shadows and overlays darken in both themes. */
function isShade(name: string): boolean {
  return name.includes('shadow-') || name === '--ant-box-shadow:' || name === '--ant-color-bg-mask:'
}

function withTokens(value: string): string {
  return value.replaceAll(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/g, (colour) => {
    const token = tokenOf[colour]
    if (!token && colour.startsWith('rgba(0,0,0'))
      throw new Error(`antd has a grey without a token: ${colour}`)
    return token ? `var(${token})` : colour
  })
}
