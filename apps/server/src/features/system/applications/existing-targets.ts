import type { Reader } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { allPublishedFlows } from '../../../cases/design/design-store.ts'
import { flowNameIn } from '../../../publication/index.ts'
import { allModels } from '../../../records/models/index.ts'
import type { Existing } from './menu-targets.ts'

/** The models and flows of the tenant that a menu can lead to. */
export async function existingTargets(tx: Reader): Promise<Existing> {
  const [models, flows] = [await allModels(tx), await allPublishedFlows(tx)]
  return { models: new Set(models.map(({ id }) => id)), flows: new Set(flows.map(({ id }) => id)) }
}

type Named = Readonly<{ id: string; name: string }>

/** The same, named for a reader. */
export async function namedTargets(
  tx: Reader,
  locale: Locale,
): Promise<Readonly<{ models: Named[]; flows: Named[] }>> {
  const [models, flows] = [await allModels(tx), await allPublishedFlows(tx)]
  return {
    models: models.map(({ id, name }) => ({ id, name })),
    flows: flows.map((row) => ({ id: row.id, name: flowNameIn(locale, row) })),
  }
}
