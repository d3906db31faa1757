import { Button } from 'antd'
import { useWord } from '../../../form-design/index.ts'
import { actionsAt } from '../actions/actions-at.ts'
import { ResultsDialog } from '../actions/results-dialog.tsx'
import { useAction } from '../actions/use-action.ts'
import { useRecordsDesk } from '../records-desk.ts'

/** The list's own buttons over what is chosen. */
export function ActionEntries() {
  const words = useWord()
  const { config, chosen } = useRecordsDesk()
  const action = useAction()
  return (
    <>
      {actionsAt(config, 'list').map((one) => (
        <Button
          key={one.key}
          disabled={chosen.length === 0}
          loading={action.isPending}
          onClick={() => void action.start(one, chosen)}
        >
          {words(one.label)}
        </Button>
      ))}
      {action.refused && <ResultsDialog told={action.refused} onClose={action.close} />}
    </>
  )
}
