import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { useCommands } from '../commands/use-commands.ts'

type PublishActionProps = Readonly<{
  /** Why nothing can be published now. */
  off?: string | undefined
  onPublish: () => void
}>

/** The button that opens the sheet of a release, also found by the search of the studio. */
export function PublishAction({ off, onPublish }: PublishActionProps) {
  const t = useT()
  const textKey = 'studio.publish.action'
  useCommands(() => (off ? [] : [{ id: 'publish', textKey, note: 'go-to.command', run: onPublish }]))
  return (
    <Button type="primary" disabled={off !== undefined} title={off} onClick={onPublish}>
      {t(textKey)}
    </Button>
  )
}
