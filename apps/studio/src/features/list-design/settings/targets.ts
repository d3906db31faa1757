import { type FieldDefinition, readDefinition } from '@signet/form'
import { everyField, kindOf } from '@signet/form/design'
import { type ListField, listField } from '@signet/list'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useInterfaceFacts } from '../../../kit/properties/use-interface-facts.ts'
import { useWord } from '../../../kit/properties/words-control.tsx'
import { useListDesigner } from '../designer/list-context.ts'

/** A value that an action can fill in. With `field` it has the field's own control. */
export type Target = Readonly<{ key: string; name: string; field?: ListField }>

const nothing: readonly Target[] = []

export function useOwnTargets(): readonly Target[] {
  const words = useWord()
  const { plan } = useListDesigner()
  return plan.fields
    .filter(({ kind }) => kind.holds === 'value')
    .map(({ key, definition }) => {
      const field = listField(plan, key)
      return { key, name: words(definition.label) || key, ...(field && { field }) }
    })
}

export function useFormTargets(id: string): readonly Target[] {
  const words = useWord()
  const { formDesign } = useClient()
  const { data } = useQuery({
    queryKey: ['list-design', 'targets', 'form', id],
    queryFn: ({ signal }) => formDesign.open({ id }, { signal }),
    enabled: id !== '',
    select: ({ definition }) => readDefinition(definition).fields,
    retry: false,
  })
  return data ? targetsIn(data, words) : nothing
}

export function useFlowTargets(id: string): readonly Target[] {
  const { flowDesign } = useClient()
  const { data } = useQuery({
    queryKey: ['list-design', 'targets', 'flow', id],
    queryFn: ({ signal }) => flowDesign.open({ id }, { signal }),
    enabled: id !== '',
    retry: false,
  })
  return useFormTargets(data?.formId ?? '')
}

/** The parameters of a data interface. */
export function useInterfaceTargets(id: string): readonly Target[] {
  return useInterfaceFacts(id).parameters.map(({ name, label }) => ({ key: name, name: label || name }))
}

function targetsIn(fields: readonly FieldDefinition[], words: ReturnType<typeof useWord>): readonly Target[] {
  return everyField(fields)
    .filter(({ path, field }) => !path.includes('.') && kindOf(field)?.holds === 'value')
    .map(({ field }) => ({ key: field.key, name: words(field.label) || field.key }))
}
