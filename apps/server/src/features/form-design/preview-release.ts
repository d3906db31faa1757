import { contract, type RefusalCode } from '@signet/contract'
import { tableChange } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { countFilled, countRows } from '../../records/record-store/index.ts'
import { findForm, versionTables } from './form-design-store.ts'
import { readForm } from './read-form.ts'
import { refuseLostNames } from './refuse-lost-names.ts'
import { columnOfStep, tableOfStep } from './tell-step.ts'

/** Returns what publishing would do, with affected rows per step; changes nothing. */
export const previewRelease = serve(
  contract.formDesign.previewRelease,
  async ({ input, actor, tx, caller }) => {
    const form = await findForm(tx, input.id)
    if (!form) throw new Refusal<RefusalCode>('design.notFound')

    const { plan, tables } = readForm(form.draft)
    await refuseLostNames(tx, { plan, locale: caller.locale })
    const [published] = await versionTables(tx, form.id)
    const version = (form.publishedVersion ?? 0) + 1
    const steps = tableChange(published?.tables ?? [], tables, version)
    const changes = []
    for (const step of steps) {
      const [table, column] = [tableOfStep(step), columnOfStep(step)]
      const at = { tx, tenant: actor.tenant }
      const isThere = step.step !== 'createTable' && !steps.some((one) => isMaking(one, table))
      const rows = isThere ? await countRows(at, table) : 0
      const wasThere = step.step === 'setAsideColumn' || step.step === 'widenColumn'
      const filled = wasThere ? await countFilled(at, table, step.column) : 0
      changes.push({ step: step.step, table, column, rows, filled })
    }
    return { version, changes }
  },
)

function isMaking(step: ReturnType<typeof tableChange>[number], table: string): boolean {
  return step.step === 'createTable' && step.table.name === table
}
