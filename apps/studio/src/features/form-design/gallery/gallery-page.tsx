import {
  compileForm,
  createFormStore,
  type FieldKind,
  type FieldKindName,
  type FormStore,
  fieldKinds,
  nameOf,
  rightsAtStart,
} from '@signet/form'
import { type FormEnvironment, FormView } from '@signet/form-ui'
import { useMatcher, useT } from '@signet/i18n/react'
import { useMemo, useState } from 'react'
import { useFormEnvironment, useFormulaContext } from '../../../kit/context/use-form-environment.ts'
import { PageTitle } from '../../../kit/details/tab-title.tsx'
import { SearchBox } from '../../../kit/lists/search-box.tsx'
import styles from './gallery-page.module.css'
import { createSampleForm, type GalleryState, galleryStates, picture, sampleNames } from './samples.ts'

const kinds = Object.keys(fieldKinds) as FieldKindName[]

const devices = ['phone', 'desktop'] as const

/** All kinds of fields from the register: on phone and desktop, empty, filled in, read-only and invalid. */
export function GalleryPage() {
  const t = useT()
  const [words, setWords] = useState('')
  const matches = useMatcher()
  const found = kinds.filter((kind) => matches(`${kind} ${t(`${kind}.title`)}`, words))

  return (
    <section className={styles.page} aria-label={t('form-design.gallery')}>
      <div className={styles.bar}>
        <PageTitle className={styles.title}>{t('form-design.gallery')}</PageTitle>
        <span>{t('form-design.gallery.count', { count: found.length })}</span>
        <SearchBox value={words} onSearch={setWords} />
      </div>
      {found.map((kind) => (
        <section key={kind} className={styles.kind} aria-label={t(`${kind}.title`)} data-kind={kind}>
          <h2 className={styles.name}>
            {t(`${kind}.title`)} <code>{kind}</code>
          </h2>
          {devices.map((device) => (
            <GalleryKind key={device} kind={kind} device={device} />
          ))}
        </section>
      ))}
    </section>
  )
}

type Device = 'phone' | 'desktop'

/** One kind on one device in all its states. Rows and layouts get the full width. */
function GalleryKind({ kind, device }: Readonly<{ kind: FieldKindName; device: Device }>) {
  return (
    <div className={styles.states} data-wide={(device === 'desktop' && isWide(kind)) || undefined}>
      {listStates(kind).map((state) => (
        <GalleryFigure key={state} kind={kind} device={device} state={state} />
      ))}
    </div>
  )
}

type Figure = Readonly<{ kind: FieldKindName; device: Device; state: GalleryState }>

function GalleryFigure({ kind, device, state }: Figure) {
  const t = useT()
  const [round, setRound] = useState(0)
  return (
    <figure className={styles.state} data-device={device} data-state={state}>
      <figcaption>
        {t(`form-design.gallery.${device}`)} · {t(`form-design.gallery.${state}`)}
        <button type="button" className={styles.reset} onClick={() => setRound(round + 1)}>
          {t('form-design.gallery.reset')}
        </button>
      </figcaption>
      <GalleryForm key={round} kind={kind} device={device} state={state} />
    </figure>
  )
}

function GalleryForm({ kind, device, state }: Figure) {
  const t = useT()
  const context = useFormulaContext()
  const baseEnvironment = useFormEnvironment()
  const environment = useMemo(() => withSamples(baseEnvironment), [baseEnvironment])
  const label = t(`${kind}.title`)
  const store = useMemo(() => createSampleStore(kind, label, state, context), [kind, label, state, context])
  return (
    <FormView
      store={store}
      environment={environment}
      pointer={device === 'phone' ? 'coarse' : 'fine'}
      mode={state === 'read' ? 'read' : 'edit'}
    />
  )
}

/** Shows the drawing for every file, and the names of the samples instead of asking the server for them. */
function withSamples(environment: FormEnvironment): FormEnvironment {
  const { files, lookup } = environment
  const byIds: typeof lookup.byIds = async (of, ids) =>
    ids.map((id) => ({ id, name: nameOf(sampleNames, of, id) }))
  return {
    ...environment,
    files: { ...files, urlOf: () => picture },
    lookup: { ...lookup, byIds },
    names: sampleNames,
  }
}

function createSampleStore(
  kind: FieldKindName,
  label: string,
  state: GalleryState,
  formulaContext: ReturnType<typeof useFormulaContext>,
): FormStore {
  const { definition, values } = createSampleForm(kind, state, label)
  const store = createFormStore(compileForm(definition), {
    rights: rightsAtStart(),
    context: formulaContext,
    values,
  })
  if (state === 'refused') store.attempt()
  return store
}

function isWide(name: FieldKindName): boolean {
  const { holds }: FieldKind = fieldKinds[name]
  return holds === 'rows' || holds === 'fields'
}

/** Displays and layouts are never filled in. */
function listStates(name: FieldKindName): readonly GalleryState[] {
  const { holds }: FieldKind = fieldKinds[name]
  return holds === 'nothing' || holds === 'fields' ? ['empty', 'afterRequired'] : galleryStates
}
