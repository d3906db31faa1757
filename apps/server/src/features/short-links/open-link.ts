import { contract, type RefusalCode } from '@signet/contract'
import { textIn } from '@signet/form'
import { Refusal } from '@signet/std'
import { serveAnyone } from '../../http/serve-anyone.ts'
import { letIn, refuseUsedUp } from './meet-stranger.ts'
import { isForQuestions } from './open-kinds.ts'
import { publicForm } from './public-form.ts'

export const openLink = serveAnyone(
  contract.shortLinks.open,
  async (call) => {
    const { link, model } = await letIn(call, 'open')
    const { purpose } = link
    const { name, form } = model
    if (purpose === 'query') {
      const asks = form.fields
        .filter((field) => link.asks.includes(field.key) && isForQuestions(field))
        .map(({ key, definition }) => ({ key, label: textIn(call.caller.locale, definition.label) }))
      return { purpose, name, form: {}, rights: {}, asks }
    }

    refuseUsedUp(link)
    const { definition, rights, strange } = publicForm(form, link.fields)
    // A later version of the form may have added closed fields.
    if (strange) throw new Refusal<RefusalCode>('shortLinks.paused')
    return { purpose, name, form: { ...definition }, rights: { ...rights.fields }, asks: [] }
  },
  { perMinute: 120 },
)
