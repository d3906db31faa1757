import { createFormStore, type FieldDefinition, type FormStore, rightsAtStart } from '@signet/form'
import { FormDisplay, FormField, FormSurroundings } from '@signet/form/react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useFormEnvironment } from '../../use-form-environment.ts'
import { useDesigner } from '../designer-context.ts'
import { useAround } from '../use-around.ts'
import styles from './canvas.module.css'

const StoreContext = createContext<FormStore | null>(null)

/** The form as it runs, so that what stands on the canvas looks as it will. */
export function PreviewProvider({ children }: Readonly<{ children: ReactNode }>) {
  const { plan } = useDesigner()
  const around = useAround()
  const environment = useFormEnvironment()
  const store = useMemo(
    () => (plan ? createFormStore(plan, { rights: rightsAtStart(), around }) : null),
    [plan, around],
  )
  if (!store) return children

  return (
    <StoreContext value={store}>
      <FormSurroundings store={store} environment={environment} pointer="fine">
        {children}
      </FormSurroundings>
    </StoreContext>
  )
}

/** A field as it will look; nothing while its kind or key is not known to the form that runs. Nobody can write in it. */
export function FieldPreview({ path, field }: Readonly<{ path: string; field: FieldDefinition }>) {
  const store = use(StoreContext)
  const known = store?.plan.byPath.get(path)
  const isColumn = known?.parent !== undefined
  if (!known || known.kindName !== field.kind || isColumn || known.kind.holds === 'fields') return null
  return (
    <div className={styles.preview} inert>
      {known.kind.holds === 'nothing' ? <FormDisplay path={path} /> : <FormField path={path} isBare />}
    </div>
  )
}
