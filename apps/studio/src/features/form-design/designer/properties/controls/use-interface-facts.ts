import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../../../shell/desk.ts'

export type InterfaceFacts = Readonly<{
  /** Those that whoever asks has to give; the others are the server's. */
  parameters: readonly Readonly<{ name: string; label: string }>[]
  columns: readonly string[]
}>

const nothing: InterfaceFacts = { parameters: [], columns: [] }

/** What a data interface asks for and answers; columns that are not declared are read from its written rows. */
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
