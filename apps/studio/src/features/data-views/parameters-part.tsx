import type { FieldDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../shell/desk.ts'
import { PropertySection } from '../form-design/index.ts'
import { typeOfParameter } from './column-types.ts'
import { type ParameterGiven, ParameterRow } from './parameter-row.tsx'
import { type DataInterface, interfaceQuery } from './queries.ts'
import { useViewEditor } from './view-editor.ts'
import { askFor, asksOf } from './view-fields.ts'

type Parameter = DataInterface['parameters'][number]

/** What the interface has to know, and where the view takes it from. */
export function ParametersPart() {
  const t = useT()
  const { draft, change } = useViewEditor()
  const { data } = useQuery({ ...interfaceQuery(useClient(), draft.source.interface), retry: false })
  const asked = (data?.parameters ?? []).filter(({ source }) => source === 'caller')
  if (asked.length === 0) return null

  const { source, definition } = draft
  const put = (name: string, given: ParameterGiven, field?: FieldDefinition) =>
    change({
      source: {
        ...source,
        parameters: [
          ...source.parameters.filter((one) => one.name !== name),
          ...(typeof given === 'object' ? [{ name, gives: given }] : []),
        ],
      },
      definition: {
        ...definition,
        fields: [...definition.fields.filter(({ asks }) => asks !== name), ...(field ? [field] : [])],
      },
    })

  return (
    <PropertySection title={t('data-views.parameters')}>
      {asked.map((parameter) => (
        <ParameterRow
          key={parameter.name}
          parameter={parameter}
          gives={givenFor(parameter)}
          search={asksOf(definition).find(({ asks }) => asks === parameter.name)}
          onGives={(given) =>
            put(parameter.name, given, given === 'search' ? freshAsk(parameter) : undefined)
          }
          onSearch={(field) => put(parameter.name, 'search', field)}
        />
      ))}
    </PropertySection>
  )

  function givenFor({ name }: Parameter): ParameterGiven {
    if (asksOf(definition).some(({ asks }) => asks === name)) return 'search'
    return source.parameters.find((one) => one.name === name)?.gives ?? 'nothing'
  }

  function freshAsk(parameter: Parameter): FieldDefinition {
    const { name, label } = parameter
    return askFor({ name, label, type: typeOfParameter(parameter) }, definition.fields)
  }
}
