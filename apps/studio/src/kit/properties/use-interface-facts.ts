import { useQuery } from '@tanstack/react-query'
import { useClient } from '../context/app-context.ts'

export type InterfaceFacts = Readonly<{
  /** Parameters that the caller supplies; the others come from the server. */
  parameters: readonly Readonly<{ name: string; label: string }>[]
  columns: readonly string[]
}>

const nothing: InterfaceFacts = { parameters: [], columns: [] }

/** The parameters and columns of a data interface; undeclared columns come from its static rows. */
export function useInterfaceFacts(id: string): InterfaceFacts {
  const { dataInterfaces } = useClient()
  const { data } = useQuery({
    queryKey: ['form-design', 'interface', id],
    queryFn: ({ signal }) => dataInterfaces.open({ id }, { signal }),
    enabled: id !== '',
    retry: false,
    meta: { shownInPlace: true },
    select: ({ parameters, columns, source }) => ({
      parameters: parameters.filter((one) => one.source === 'caller'),
      columns:
        columns.length > 0
          ? columns.map(({ name }) => name)
          : Object.keys((source.kind === 'static' && source.rows[0]) || {}),
    }),
  })
  return data ?? nothing
}
