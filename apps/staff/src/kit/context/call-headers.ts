import { headersOf } from '@signet/client'
import type { App } from './app-context.ts'
import { clientOrigin } from './client-origin.ts'

/** The headers of a call that does not go through the client, such as the upload of a file. */
export function callHeaders({ session, looks }: Pick<App, 'session' | 'looks'>) {
  return headersOf({
    origin: clientOrigin(),
    token: session.token(),
    locale: looks.appearance.peek().look.locale,
    systemCode: session.systemCode(),
  })
}
