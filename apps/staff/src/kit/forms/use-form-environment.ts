import { createFormNeeds, flowLink, headersOf, recordLink, type Through } from '@signet/client'
import type { Names } from '@signet/form'
import type { FormEnvironment } from '@signet/form-ui'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type App, useApp } from '../context/app-context.ts'
import { openAddress } from '../links/open-address.ts'
import { formStart } from './use-form-start.ts'

/**
 * What a form needs of the application: choices, files, actions of buttons, the time. `names` came with the
 * values; `through` is the form that asks; `recordAddress` is the path of the record.
 */
export function useFormEnvironment(names: Names, through?: Through, recordAddress?: string): FormEnvironment {
  const app = useApp()
  const { history } = useRouter()
  const [, redraw] = useState(0)
  const { kind, id = '' } = through ?? {}
  return useMemo(() => {
    const { callInterface, ...needs } = createFormNeeds({
      client: app.client,
      headers: () => headersFor(app),
      say: (key, params) => app.looks.appearance.peek().language.t(key, params),
      leaveFor: (url) => location.assign(url),
      onLinked: () => redraw((times) => times + 1),
      through: kind && { kind, id },
    })
    return {
      ...needs,
      names,
      openRecord: (record) => history.push(recordLink(record.model, record.id)),
      actions: {
        openPage: (path) => history.push(path),
        openLink: openAddress,
        callInterface,
        launchFlow: async ({ flow, values }) =>
          history.push(flowLink({ flowId: flow, opType: '-1' }), formStart(values)),
      },
      ...(recordAddress && { recordAddress: new URL(recordAddress, location.origin).href }),
    }
  }, [app, names, recordAddress, history, kind, id])
}

function headersFor({ session, looks }: App) {
  return headersOf({
    origin: 'app',
    token: session.token(),
    locale: looks.appearance.peek().look.locale,
    systemCode: session.systemCode(),
  })
}
