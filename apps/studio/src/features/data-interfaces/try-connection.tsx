import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { Plug } from 'lucide-react'
import type { Reach } from './origin-fields.tsx'
import { useInterfaceTrial } from './queries.ts'

/** Connects as the form stands now, saved or not. */
export function TryConnection({ id, reach }: Readonly<{ id?: string; reach: Reach }>) {
  const t = useT()
  const feedback = useFeedback()
  const trial = useInterfaceTrial((calls, _: undefined) => calls.trySource({ ...(id && { id }), ...reach }))
  const run = () =>
    trial.mutate(undefined, {
      onSuccess: ({ version }) => feedback.success(t('data-interfaces.connected', { version })),
      onError: ({ message }) => feedback.error(message),
    })

  return (
    <Button
      icon={<Plug size={16} aria-hidden />}
      loading={trial.isPending}
      onClick={({ currentTarget }) => isFilledIn(currentTarget) && run()}
    >
      {t('data-interfaces.connect')}
    </Button>
  )
}

/** Says at the first field what is missing there. */
function isFilledIn(button: HTMLElement): boolean {
  return button.closest('form')?.reportValidity() ?? true
}
