import { signal } from '@preact/signals-core'
import { AnsweredRefusal, ownDoor, type SentFile, uploadFile } from '@signet/client'
import type { App } from '../context/app-context.ts'
import { callHeaders } from '../context/call-headers.ts'
import type { Act } from './act.ts'
import type { OutboxStore, StoredFile } from './outbox-store.ts'
import type { Seal } from './seal.ts'

type Needs = Readonly<{
  store: OutboxStore
  seal: () => Seal | undefined
  now: () => number
  /** Called with what storage refused. */
  warn: (problem: unknown) => void
}>

export type KeptFiles = ReturnType<typeof openKeptFiles>

/** Bytes of one file, and of all files of a person, that wait on a device. */
const largestFile = 20 * 1024 * 1024
const largestTotal = 100 * 1024 * 1024
/** A file that no act and no unsent form names is removed after this time in ms. */
const oldestUnnamed = 86_400_000

const keptName = /^kept-[0-9a-f-]{36}$/

/** Files of forms that wait for the network: locked as the acts are, uploaded before their form goes out. */
export function openKeptFiles(app: App, { store, seal, now, warn }: Needs) {
  const say = (key: string, params = {}) => app.looks.appearance.peek().language.t(key, params)

  const keep = async (file: File): Promise<string> => {
    const by = seal()
    if (!by) throw refusal('outbox.files.noKey', say('outbox.files.noKey'))
    const all = await store.files.all()
    const total = all.reduce((sum, { size }) => sum + size, file.size)
    if (file.size > largestFile || total > largestTotal) {
      const most = { one: megabytes(largestFile), all: megabytes(largestTotal) }
      throw refusal('outbox.files.tooLarge', say('outbox.files.tooLarge', most))
    }
    const id = `kept-${crypto.randomUUID()}`
    const sealed = await by.lockBytes(await file.arrayBuffer())
    const { name, type, size } = file
    await store.files.write({ id, at: now(), person: by.person, name, type, size, sealed })
    return id
  }
  const read = async (id: string): Promise<File | undefined> => {
    const [by, stored] = [seal(), await store.files.read(id)]
    if (!by || stored?.person !== by.person) return undefined
    return new File([await by.openBytes(stored.sealed)], stored.name, { type: stored.type })
  }
  const sentIdOf = async (id: string): Promise<string> => {
    if (!seal())
      throw new AnsweredRefusal({ status: 0, code: 'outbox.files.noKey', message: say('outbox.files.noKey') })
    const stored = await store.files.read(id)
    if (stored?.uploadedAs) return stored.uploadedAs
    const file = await read(id)
    if (!stored || !file) throw refusal('outbox.files.gone', say('outbox.files.gone'))
    const uploadedAs = await uploaded(
      uploadFile(
        { headers: () => callHeaders(app), say, note: app.faults.note, door: ownDoor(app.client) },
        file,
      ),
      stored,
    )
    await store.files.write({ ...stored, uploadedAs })
    return uploadedAs
  }

  return {
    /** Keeps a file and returns its id; refuses what is too large. */
    keep,
    /** Uploads a file by `send`; where that does not reach the server, keeps it. */
    upload: (file: File, send: (file: File) => SentFile) => keepingUpload(file, { send, keep, say, warn }),
    /** The address of a kept file in this window; undefined for one of the server. */
    urlOf: urlsOf(read),
    /** Returns the values with the ids that their files have on the server; uploads those that wait. */
    async sent<Values>(values: Values): Promise<Values> {
      const ids = await Promise.all(keptIdsIn(values).map(async (id) => [id, await sentIdOf(id)] as const))
      return ids.length > 0 ? replaced(values, new Map(ids)) : values
    },
    /** Uploads the files of a launch again at its next try; the server may have let go of them. */
    async forgetSent(act: Act) {
      for (const id of keptIdsIn(act.call.input)) {
        const stored = await store.files.read(id)
        if (!stored) continue
        const { uploadedAs: _, ...waiting } = stored
        await store.files.write(waiting)
      }
    },
    /** Removes the files of an act that no other act has. */
    async removeOf(act: Act, others: readonly Act[]) {
      const used = new Set(others.flatMap(({ call }) => keptIdsIn(call.input)))
      await store.files.remove(keptIdsIn(act.call.input).filter((id) => !used.has(id)))
    },
    /** Removes what neither an act nor an unsent form names any more; `unsent` are the texts of such forms. */
    async prune(person: string, acts: readonly Act[], unsent: string) {
      const used = new Set(acts.flatMap(({ call }) => keptIdsIn(call.input)))
      const gone = (await store.files.all()).filter(
        (file) =>
          file.person === person &&
          now() - file.at > oldestUnnamed &&
          !used.has(file.id) &&
          !unsent.includes(file.id),
      )
      await store.files.remove(gone.map(({ id }) => id))
    },
  }
}

/** Ids of kept files anywhere in the values of a form. */
function keptIdsIn(values: unknown): string[] {
  if (typeof values === 'string') return keptName.test(values) ? [values] : []
  return typeof values === 'object' && values !== null ? Object.values(values).flatMap(keptIdsIn) : []
}

function replaced<Values>(values: Values, ids: ReadonlyMap<string, string>): Values {
  return JSON.parse(JSON.stringify(values), (_name, value: unknown) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value,
  )
}

type Keeping = Readonly<{
  send: (file: File) => SentFile
  keep: (file: File) => Promise<string>
  say: (key: string) => string
  warn: Needs['warn']
}>

/** An upload that ends on the device where it cannot reach the server. */
function keepingUpload(file: File, { send, keep, say, warn }: Keeping): SentFile {
  const progress = signal<ReturnType<SentFile['progress']['peek']>>({ state: 'waiting', sent: 0 })
  let sending: SentFile | undefined
  const fail = (problem: unknown) => {
    if (!(problem instanceof AnsweredRefusal)) warn(problem)
    const reason = problem instanceof AnsweredRefusal ? problem.message : say('outbox.full')
    progress.value = { state: 'failed', sent: 0, reason }
  }
  const keepHere = () =>
    keep(file).then((fileId) => {
      progress.value = { state: 'uploaded', sent: file.size, fileId }
    }, fail)
  const start = () => {
    if (!navigator.onLine) return void keepHere()
    sending = send(file)
    sending.progress.subscribe((now) => {
      if (now.state === 'failed' && now.isUnanswered) void keepHere()
      else progress.value = now
    })
  }
  start()

  return {
    progress,
    pause: () => sending?.pause(),
    resume: () => (sending ? sending.resume() : start()),
    retry: start,
    remove: () => sending?.remove(),
  }
}

/** Addresses of kept files are those of their bytes in this window. */
function urlsOf(read: (id: string) => Promise<File | undefined>) {
  const urls = new Map<string, string>()
  return ({ fileId }: Readonly<{ fileId: string }>, onLinked: () => void): string | undefined => {
    if (!keptName.test(fileId)) return undefined
    if (!urls.has(fileId)) {
      urls.set(fileId, '')
      void read(fileId).then(
        (found) => {
          if (!found) return
          urls.set(fileId, URL.createObjectURL(found))
          onLinked()
        },
        () => undefined,
      )
    }
    return urls.get(fileId) || nothing
  }
}

/** A transparent pixel, shown until the bytes are open. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** Waits for the end of an upload: the id on the server, or the refusal that says why not. */
function uploaded({ progress }: SentFile, { name }: StoredFile): Promise<string> {
  return new Promise((resolve, reject) => {
    progress.subscribe(({ state, fileId, reason = '', isUnanswered }) => {
      if (state === 'uploaded' && fileId) resolve(fileId)
      if (state !== 'failed') return
      reject(
        isUnanswered
          ? new AnsweredRefusal({ status: 0, code: 'client.networkFailed', message: reason })
          : refusal('outbox.files.refused', `${name}: ${reason}`),
      )
    })
  })
}

function refusal(code: string, message: string): AnsweredRefusal {
  return new AnsweredRefusal({ status: 422, code, message })
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}
