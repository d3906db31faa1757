import { useRouter } from '@tanstack/react-router'

/** Goes back; when this is the only page in the stack, to `/` (spec section 2). */
export function useBack(): () => void {
  const { history } = useRouter()
  return () => (history.canGoBack() ? history.back() : history.replace('/'))
}
