import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { readLastModel } from './last-model.ts'

/**
 * Opens the page of an address that names no application with the one whose list was opened last, as links inside an
 * application may leave it out. Without one, or when something else is missing, the link is broken.
 */
export function LastModelPage() {
  const t = useT()
  const { store, faults } = useApp()
  const { history } = useRouter()
  const { pathname, searchStr } = useLocation()
  const [found] = useState(() => {
    if (new URLSearchParams(searchStr).has('modelId')) return undefined
    try {
      return readLastModel(store, t)
    } catch (error) {
      return error instanceof AnsweredRefusal ? error : undefined
    }
  })

  useEffect(() => {
    if (found instanceof AnsweredRefusal) return faults.note(found, pathname)
    if (!found) return
    const search = new URLSearchParams(searchStr)
    search.set('modelId', found.modelId)
    history.replace(`${pathname}?${search}`)
  }, [found, faults, history, pathname, searchStr])

  if (found && !(found instanceof AnsweredRefusal)) return null
  return <BrokenLink {...(found && { hint: found.message })} />
}
