import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useClient } from '../../kit/context/app-context.ts'
import type { Design } from './design.ts'

type Definition = Readonly<Record<string, unknown>>
type MineAsCopyProps = Readonly<{
  design: Pick<Design, 'kind' | 'id' | 'name'>
  definition: Definition
  onCopied: (id: string) => void
}>

/** Saves the own version of a design as a copy, after another administrator has saved the design. */
export function MineAsCopy({ design: { kind, id, name }, definition, onCopied }: MineAsCopyProps) {
  const t = useT()
  const feedback = useFeedback()
  const client = useClient()
  const copy = useMutation({
    meta: { shownInPlace: true },
    mutationFn: async () => {
      const copyName = t('design-life.copyName', { name }).slice(0, 100)
      const made = await client.designLife.copy({ kind, id, name: copyName })
      await savers[kind](client, { id: made.id, name: copyName, definition })
      return made.id
    },
    onSuccess: onCopied,
    onError: ({ message }) => feedback.error(message),
  })
  return (
    <Button size="small" type="primary" loading={copy.isPending} onClick={() => copy.mutate()}>
      {t('design-life.mineAsCopy')}
    </Button>
  )
}

type Copy = Readonly<{ id: string; name: string; definition: Definition }>

/** Saves a definition in a copy. A form keeps the key that its copy has got. */
const savers: Readonly<Record<Design['kind'], (client: Client, copy: Copy) => Promise<unknown>>> = {
  flow: ({ flowDesign }, { id, name, definition }) =>
    flowDesign.save({ id, name, definition: { ...definition, name } }),
  form: async ({ formDesign }, { id, name, definition }) => {
    const { category, definition: copied } = await formDesign.open({ id })
    return formDesign.save({
      id,
      name,
      category,
      definition: { ...definition, key: copied['key'], title: name },
    })
  },
}
