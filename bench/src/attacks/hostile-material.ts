import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { bytesOfVectors } from './socket-vectors.ts'

const folder = process.env['SIGNET_DATA'] ?? join(import.meta.dirname, '../../../../shared/data')

export type HostileFile = Readonly<{ name: string; bytes: Buffer }>

/** Texts and files that others collected to break programs. */
export type HostileMaterial = Readonly<{
  texts: readonly string[]
  markup: readonly string[]
  bodies: readonly Buffer[]
  files: readonly HostileFile[]
  /** Small files that unpack to far more than a machine has. */
  bombs: readonly HostileFile[]
  /** Bytes of sockets, by recorded session. */
  sessions: readonly Buffer[]
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
    bombs: makeBombs(join(root, 'make-bombs.mjs')),
    sessions: bytesOfVectors(JSON.parse(readFileSync(join(root, 'websocket-vectors.json'), 'utf8'))),
  }
}

/** Makes the bombs by a script, because they are too large to keep as files. */
function makeBombs(script: string): HostileFile[] {
  const place = mkdtempSync(join(tmpdir(), 'signet-bombs-'))
  try {
    execFileSync(process.execPath, [script, place], { stdio: 'ignore' })
    return readdirSync(place).map((name) => ({ name, bytes: readFileSync(join(place, name)) }))
  } finally {
    rmSync(place, { recursive: true })
  }
}
