/** The class that antd's published sheet gives to its variables, and the one that the studio asks for. */
const publishedKey = 'css-var-_R_0_'
export const variablesKey = 'css-var-studio'

/**
 * Cuts antd's published stylesheet down to the components in use (`btn`, `table`, …: what follows `.ant-`). Rules
 * that name no component stay. Refuses a sheet whose variables do not stand where this version of antd puts them.
 */
export function cutStyles(css: string, used: ReadonlySet<string>): string {
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

/** `a{…}@media …{b{…}}` as its two rules. */
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
