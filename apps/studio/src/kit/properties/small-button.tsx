import { Button, Tooltip } from 'antd'
import type { LucideIcon } from 'lucide-react'

type SmallButtonProps = Readonly<{
  name: string
  Icon: LucideIcon
  isOff?: boolean
  onPress: () => void
}>

/** An icon button with an accessible name. */
export function SmallButton({ name, Icon, isOff = false, onPress }: SmallButtonProps) {
  return (
    <Tooltip title={name}>
      <Button
        type="text"
        size="small"
        icon={<Icon size={14} aria-hidden />}
        aria-label={name}
        disabled={isOff}
        onClick={onPress}
      />
    </Tooltip>
  )
}
