import { lock, lockBytes } from './aes.ts'
import type { IncomingStore } from './incoming-store.ts'
import { keyForLetter } from './letterbox-keys.ts'

/** Bytes of one shared file, and of everything shared that waits on a device; how many files are taken at once. */
const largestFile = 20 * 1024 * 1024
const largestTotal = 100 * 1024 * 1024
const mostFiles = 20
/** As long as a message of a conversation may be. */
const longestText = 5000
/** What was shared and not begun with is removed after this time in ms. */
const oldest = 86_400_000

export type IncomingFile = Readonly<{ name: string; type: string; size: number }>

/** What is known of a share besides the bytes of its files; `tooLarge` names the files that were not kept. */
export type About = Readonly<{ text: string; files: readonly IncomingFile[]; tooLarge: readonly string[] }>

type Needs = Readonly<{ store: IncomingStore; now: number; id: string }>

/**
 * Locks what another app shared for the person who signed in last on this device, and keeps it. Without such a person, or
 * where nothing was shared, keeps nothing and says so.
 */
export async function dropIncoming(
  form: FormData,
  { store, now, id }: Needs,
): Promise<'kept' | 'nothing' | 'noOne'> {
  const shared = filesIn(form)
  const text = textIn(form)
  if (shared.length === 0 && text === '') return 'nothing'
  const box = await store.readBox()
  if (!box) return 'noOne'

  const { kept, left } = divide(shared, largestTotal - (await bytesWaiting(store, now)))
  const { key, trace } = await keyForLetter(box.open)
  const about: About = {
    text,
    files: kept.map((file) => ({ name: nameOf(file), type: file.type, size: file.size })),
    tooLarge: left.map(nameOf),
  }
  await store.write({
    ...{ id, at: now, person: box.person, secret: box.secret, trace },
    size: kept.reduce((sum, file) => sum + file.size, 0),
    about: await lock(key, about),
    files: await Promise.all(kept.map(async (file) => lockBytes(key, await file.arrayBuffer()))),
  })
  return 'kept'
}

function filesIn(form: FormData): readonly File[] {
  return form.getAll('files').flatMap((one) => (typeof one !== 'string' && one.size > 0 ? one : []))
}

/** Title, text and address as lines; apps often repeat the address in the text. */
function textIn(form: FormData): string {
  const lines = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((line) => typeof line === 'string')
  const known: string[] = []
  for (const line of lines.map((one) => one.trim()))
    if (line !== '' && !known.some((before) => before.includes(line))) known.push(line)
  return known.join('\n').slice(0, longestText)
}

/** The files that are kept, in their order, as long as there is space. */
function divide(files: readonly File[], space: number) {
  const [kept, left]: [File[], File[]] = [[], []]
  let free = space
  for (const file of files) {
    const fits = file.size <= Math.min(largestFile, free) && kept.length < mostFiles
    if (fits) free -= file.size
    ;(fits ? kept : left).push(file)
  }
  return { kept, left }
}

/** Bytes of what was shared before, without what is too old to stay. */
async function bytesWaiting(store: IncomingStore, now: number): Promise<number> {
  const letters = await store.letters()
  const old = letters.filter(({ at }) => now - at > oldest)
  await store.remove(old.map(({ id }) => id))
  return letters.filter((letter) => !old.includes(letter)).reduce((sum, { size }) => sum + size, 0)
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
}

/** Some apps share pictures without an ending, by which forms know what a file is. */
function nameOf({ name, type }: File): string {
  const short = name.slice(-200)
  return /\.\w{1,10}$/.test(short) ? short : `${short || 'file'}${endings[type] ?? ''}`
}
