import { recordFormLink, recordLink } from '@signet/client'
import type { Choice } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, Sheet } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { formStart } from '../../../kit/forms/use-form-environment.ts'
import { useSelection } from '../../../kit/lists/use-selection.ts'
import { ChoosingPage, labelOf, textOf } from './choosing-page.tsx'

/**
 * Chooses one row. With `formId` it starts a new record whose fields take the columns of the same name;
 * otherwise a record opens, and a row of an interface is shown in full.
 */
export function PopSelectPage() {
  const t = useT()
  const { history } = useRouter()
  const search = useSearch({ from: '/member/pages/apply/popSelect/index' })
  const selection = useSelection<Choice>(({ id }) => id, JSON.stringify(search))
  const [shown, setShown] = useState<Choice>()
  const [chosen] = selection.rows
  const use = (choice: Choice) => {
    const { formId, interfaceId, modelId } = search
    if (formId !== undefined) return history.push(recordFormLink(formId), formStart(choice.columns ?? {}))
    if (interfaceId === undefined && modelId !== undefined)
      return history.push(recordLink(modelId, choice.id))
    setShown(choice)
  }

  return (
    <>
      <ChoosingPage
        search={search}
        mode="one"
        selection={selection}
        footer={
          <Button tone="primary" isWide disabled={!chosen} onClick={() => chosen && use(chosen)}>
            {t('records.choose.done')}
          </Button>
        }
      />
      {shown && <ChoiceSheet choice={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** All columns of a row. */
function ChoiceSheet({ choice, onClose }: Readonly<{ choice: Choice; onClose: () => void }>) {
  return (
    <Sheet title={choice.name || choice.id} onClose={onClose}>
      <CellGroup label={choice.name || choice.id}>
        {Object.keys(choice.columns ?? {}).map((column) => (
          <Cell key={column} title={labelOf(choice, column)} value={textOf(choice, column)} />
        ))}
      </CellGroup>
    </Sheet>
  )
}
