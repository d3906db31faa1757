import type { Choices } from './use-choosing.ts'

/** Who was chosen for one step, as it stands in an address: `node~id.id`. */
export function writeChosen(node: string, people: readonly Readonly<{ id: string }>[]): string {
  return `${node}~${people.map(({ id }) => id).join('.')}`
}

/** Reads what `writeChosen` wrote; what is not understood chooses nobody. */
export function readChosen(text: string): Choices {
  const [node = '', people = ''] = text.split('~')
  const ids = people.split('.').filter(Boolean)
  return { lines: {}, people: node && ids.length > 0 ? { [node]: ids } : {} }
}
