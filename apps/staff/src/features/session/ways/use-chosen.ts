import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

/** Stores a new password, and leads to the login. */
export function useChosen<Input>(store: (input: Input) => Promise<unknown>) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  return useMutation({
    meta: { isShown: true },
    mutationFn: store,
    onSuccess: () => {
      feedback.success(t('session.forgot.done'))
      history.replace('/pages/login/index')
    },
  })
}
