import { contract } from '@signet/contract'
import { rightsForNew } from '@signet/list'
import { serve } from '../../http/serve.ts'
import { openAccess } from '../../models/index.ts'
import { saveRecord } from '../../record-store/index.ts'
import { checkSent } from '../approvals/index.ts'
import { carriedFiles } from './carried-files.ts'
import { carryFiles } from './record-file-store.ts'
import { refuseUnlessMayPress } from './refuse-unless.ts'
import { shapeOf } from './select-store.ts'

export const createRecord = serve(contract.records.create, async (call) => {
  const { input, actor, tx, now, server } = call
  const { model, access, viewer, directory } = await openAccess(call, input.modelId)
  refuseUnlessMayPress({ access }, 'add')
  const { values, ignored } = await checkSent(
    call,
    model,
    { values: input.values, rights: rightsForNew(access), stage: 'submit' },
    { previous: undefined, around: viewer.around },
  )

  const id = server.newId()
  const { personId: by } = actor
  const organizationId = directory.departmentOf(by) ?? null
  const postId = directory.people.get(by)?.majorPostId ?? null
  const birth = { organizationId, postId, caseId: null }
  const version = await saveRecord({ tx, ...shapeOf(model) }, { recordId: id, values, by, now, birth })
  const files = carriedFiles(model.form, values)
  if (files.length > 0) await carryFiles(tx, { formId: model.id, recordId: id, files })
  return { id, version, ignored: [...ignored] }
})
