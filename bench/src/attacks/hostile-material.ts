import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const folder = process.env['SIGNET_DATA'] ?? join(import.meta.dirname, '../../../../shared/data')

export type HostileFile = Readonly<{ name: string; bytes: Buffer }>

/** Texts and files that others collected to break programs. */
export type HostileMaterial = Readonly<{
  texts: readonly string[]
  markup: readonly string[]
  bodies: readonly Buffer[]
  files: readonly HostileFile[]
}>

/** Reads the collections under `SIGNET_DATA`. Throws with the folder's name when they are missing. */
export function readHostileMaterial(): HostileMaterial {
  const root = join(folder, 'security')
  if (!existsSync(join(root, 'blns.json')))
    throw new Error(
      `No hostile material at ${root}; set SIGNET_DATA to the folder that has security/blns.json.`,
    )
  const list = (name: string) =>
    z.array(z.string()).parse(JSON.parse(readFileSync(join(root, `${name}.json`), 'utf8')))
  const filesIn = (place: string): HostileFile[] =>
    readdirSync(join(root, place), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => ({ name, bytes: readFileSync(join(root, place, name)) }))
  const texts = ['blns', 'sql', 'xss', 'ssti', 'crlf', 'ldap', 'traversal', 'redirect'].flatMap(list)
  const lines = [...filesIn('strings'), ...filesIn('email')].flatMap(({ bytes }) =>
    bytes.toString().split('\n'),
  )
  return {
    texts: [...new Set([...texts, ...lines])],
    markup: list('xxe'),
    bodies: filesIn('json').map(({ bytes }) => bytes),
    files: ['image', 'svg', 'zip', 'zip/yauzl-failure', 'zip/yauzl-success'].flatMap(filesIn),
  }
}
