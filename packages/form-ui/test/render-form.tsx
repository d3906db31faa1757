import { join } from 'node:path'
import { signal } from '@preact/signals-core'
import {
  createFormStore,
  type FormPlan,
  type FormStoreOptions,
  type Locale,
  type Referent,
  rightsAtStart,
} from '@signet/form'
import { formulaContext } from '@signet/form/testing'
import { createLanguage } from '@signet/i18n'
import { readCatalogues } from '@signet/i18n/node'
import { LocaleProvider } from '@signet/i18n/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import {
  type Choice,
  type FormEnvironment,
  FormView,
  type LookupQuestion,
  loadAllViews,
  type Pointer,
  type UploadProgress,
} from '../src/index.ts'

/** The test browser has no layout; this sets the height of virtual lists and the width of forms for the test. */
export function layOut(height: number, width = 375): void {
  const { prototype } = HTMLElement
  const heights = { clientHeight: height, clientWidth: width, offsetHeight: 100, offsetWidth: width }
  for (const [name, size] of Object.entries(heights)) {
    const before = Object.getOwnPropertyDescriptor(prototype, name)
    Object.defineProperty(prototype, name, { configurable: true, get: () => size })
    onTestFinished(() => {
      if (before) Object.defineProperty(prototype, name, before)
      else Reflect.deleteProperty(prototype, name)
    })
  }
}

await loadAllViews()
const catalogues = await readCatalogues(join(import.meta.dirname, '../../..'))

const people: readonly Choice[] = [
  { id: 'li', name: '李静怡', note: '销售部' },
  { id: 'wang', name: '王强', note: '财务部' },
  { id: 'zhao', name: '赵敏', note: '人事部' },
]

/** Uploads that go nowhere; the test sets their progress. */
export function fileDesk() {
  const sent: { file: File; progress: ReturnType<typeof signal<UploadProgress>>; asked: string[] }[] = []
  const files: FormEnvironment['files'] = {
    upload: (file) => {
      const requested: string[] = []
      const progress = signal<UploadProgress>({ state: 'uploading', sent: 0 })
      sent.push({ file, progress, asked: requested })
      const ask = (word: string) => () => {
        requested.push(word)
      }
      return {
        progress,
        pause: ask('pause'),
        resume: ask('resume'),
        retry: ask('retry'),
        remove: ask('remove'),
      }
    },
    urlOf: ({ fileId }) => `/files/${fileId}`,
  }
  return { sent, files }
}

/** `within` lists the range ids that include it, `when` the parameters under which it is offered. */
type TestChoice = Choice & Readonly<{ parent?: string; within?: readonly string[]; when?: object }>

/** Outside records by referent; words match names, a parent its children. `asked` collects the questions. */
export function lookupDesk(things: Readonly<Partial<Record<Referent, readonly TestChoice[]>>>) {
  const requested: (LookupQuestion | Readonly<{ of: Referent; ids: readonly string[] }>)[] = []
  const all = { people, ...things } as Readonly<Partial<Record<Referent, readonly TestChoice[]>>>
  return {
    asked: requested,
    search: async (question: LookupQuestion) => {
      requested.push(question)
      const choices = (all[question.of] ?? []).filter((one) => isOffered(one, question)).map(plain)
      return { choices, hasMore: false }
    },
    byIds: async (of: Referent, ids: readonly string[]) => {
      requested.push({ of, ids })
      return (all[of] ?? []).filter(({ id }) => ids.includes(id)).map(plain)
    },
  }
}

function isOffered(one: TestChoice, { words = '', parent, range, parameters }: LookupQuestion): boolean {
  const isFound = `${one.name}${one.note ?? ''}`.includes(words)
  const isHere = words !== '' || range !== undefined || parent === one.parent
  const isInRange =
    range === undefined || [one.id, ...(one.within ?? [])].some((word) => range.includes(word))
  return (
    isFound && isHere && isInRange && JSON.stringify(one.when ?? parameters) === JSON.stringify(parameters)
  )
}

function plain({ parent: _parent, within: _within, when: _when, ...choice }: TestChoice): Choice {
  return choice
}

type RenderOptions = Partial<FormStoreOptions> &
  Readonly<{
    locale?: Locale
    mode?: 'edit' | 'read'
    pointer?: Pointer
    files?: FormEnvironment['files']
    lookup?: FormEnvironment['lookup']
    environs?: Partial<FormEnvironment>
  }>

/** Renders a form in a language and under a pointer. */
export function renderForm(plan: FormPlan, options: RenderOptions = {}) {
  const {
    locale = 'en-US',
    mode,
    pointer,
    files = fileDesk().files,
    lookup = lookupDesk({}),
    environs,
    ...rest
  } = options
  const store = createFormStore(plan, { rights: rightsAtStart(), context: formulaContext, ...rest })
  const missing: string[] = []
  const language = createLanguage({
    locale,
    catalogue: catalogues[locale],
    timeZone: 'Asia/Shanghai',
    onMissing: (key) => missing.push(key),
  })
  const environment: FormEnvironment = {
    files,
    lookup,
    now: () => formulaContext.now,
    ...environs,
  }
  const drawn = (given: FormEnvironment) => (
    <LocaleProvider value={language}>
      <FormView store={store} environment={given} {...(mode && { mode })} {...(pointer && { pointer })} />
    </LocaleProvider>
  )
  const view = render(drawn(environment))
  /** Renders the same form with an empty lookup cache. */
  const askAnew = () => view.rerender(drawn({ ...environment }))
  return { store, view, missing, person: userEvent.setup(), screen, askAnew }
}
