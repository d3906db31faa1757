const nodeParts: Readonly<Record<string, string>> = {
  name: 'node.name',
  sources: 'who',
  among: 'among',
  voting: 'voting',
  nobody: 'nobody',
  fields: 'rights',
  returns: 'returns',
  buttons: 'buttons',
  automatic: 'automatic',
  launchers: 'launchers',
  mode: 'mode',
  order: 'ways',
  copies: 'copies',
  candidates: 'candidates',
}

const lineParts: Readonly<Record<string, string>> = {
  name: 'way.name',
  condition: 'way.condition',
  isDefault: 'way.default',
}

const of = (known: Readonly<Record<string, string>>) => (part: string) =>
  `flow-design.${known[part] ?? 'settings'}`

/** What the properties call a part that differs; whatever has no name of its own is one of the settings. */
export const partKeys = {
  node: of(nodeParts),
  line: of(lineParts),
  flow: of({ name: 'node.name', 'rules.title': 'title', 'rules.recall': 'recall' }),
}
