import { blockElements } from './allowed-html.ts'
import { readHtml } from './read-html.ts'

const breaks: ReadonlySet<string> = new Set([...blockElements, 'li', 'tr', 'br'])

/** The words of sanitised HTML, a line for each paragraph, list entry and row. */
export function textOfHtml(html: string): string {
  let text = ''
  for (const token of readHtml(html)) {
    if (token.type === 'text') text += token.text
    else if (breaks.has(token.name)) text += '\n'
    else if (token.name === 'td' || token.name === 'th') text += ' '
  }
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

/** The ids of the pictures in sanitised HTML, each once. */
export function filesOfHtml(html: string): readonly string[] {
  const ids = new Set<string>()
  for (const token of readHtml(html)) {
    const id = token.type === 'open' && token.name === 'img' ? token.attributes.get('data-file') : undefined
    if (id !== undefined) ids.add(id)
  }
  return [...ids]
}
