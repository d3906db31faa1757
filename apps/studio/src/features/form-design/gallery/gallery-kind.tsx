import {
  compileForm,
  createFormStore,
  type FieldKind,
  type FieldKindName,
  type FormStore,
  fieldKinds,
  rightsAtStart,
} from '@signet/form'
import { type FormSkin, FormView } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { useAround } from '../designer/use-around.ts'
import { useFormEnvironment } from '../use-form-environment.ts'
import styles from './gallery-page.module.css'
import { type GalleryState, galleryStates, sampleForm } from './sample-form.ts'
import { picture, samples } from './samples.ts'

/** One kind in one skin, in every state that it can be in. */
export function GalleryKind({ kind, skin }: Readonly<{ kind: FieldKindName; skin: FormSkin }>) {
  const t = useT()
  return (
    <div className={styles.states} data-skin-of={skin.name}>
      {statesOf(kind).map((state) => (
        <figure key={state} className={styles.state}>
          <figcaption>
            {t(`form-design.gallery.${skin.name}`)} · {t(`form-design.gallery.${state}`)}
          </figcaption>
          <Shown kind={kind} skin={skin} state={state} />
        </figure>
      ))}
    </div>
  )
}

function Shown({
  kind,
  skin,
  state,
}: Readonly<{ kind: FieldKindName; skin: FormSkin; state: GalleryState }>) {
  const t = useT()
  const around = useAround()
  const tried = useFormEnvironment()
  const environment = useMemo(() => ({ ...tried, files: { ...tried.files, urlOf: () => picture } }), [tried])
  const label = t(`${kind}.title`)
  const store = useMemo(() => storeOf(kind, label, state, around), [kind, label, state, around])
  return (
    <FormView store={store} environment={environment} skin={skin} mode={state === 'read' ? 'read' : 'edit'} />
  )
}

function storeOf(
  kind: FieldKindName,
  label: string,
  state: GalleryState,
  around: ReturnType<typeof useAround>,
): FormStore {
  const { definition, values } = sampleForm(kind, state, label)
  const store = createFormStore(compileForm(definition), { rights: rightsAtStart(), around, values })
  if (state === 'refused') store.attempt()
  return store
}

/** What is for the eye only looks one way; what fills itself cannot be refused. */
function statesOf(name: FieldKindName): readonly GalleryState[] {
  const kind: FieldKind = fieldKinds[name]
  if (kind.holds === 'nothing' || kind.holds === 'fields') return ['empty']
  const isFilledIn = samples[name]?.value !== undefined
  return galleryStates.filter((state) =>
    state === 'filled' || state === 'read' ? isFilledIn || kind.formula : true,
  )
}
