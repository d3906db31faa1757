import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { useCommands } from '../commands/use-commands.ts'

type PublishActionProps = Readonly<{ isOff?: boolean; onPublish: () => void }>

/** The button that opens the sheet of a release, also found by the search of the studio. */
export function PublishAction({ isOff = false, onPublish }: PublishActionProps) {
  const t = useT()
  const textKey = 'studio.publish.action'
  useCommands(() => (isOff ? [] : [{ id: 'publish', textKey, note: 'go-to.command', run: onPublish }]))
  return (
    <Button type="primary" disabled={isOff} onClick={onPublish}>
      {t(textKey)}
    </Button>
  )
}
