import type { Texts } from '@signet/std'

export const texts = {
  accepted: {
    'zh-CN': '已有人接受，不能再修改或删除。请终止后重新创建。',
    'zh-TW': '已有人接受，不能再修改或刪除。請終止後重新建立。',
    'en-US':
      'Someone already accepted this delegation, so you can’t edit or delete it. Stop it and create a new one.',
  },
  alreadyOver: {
    'zh-CN': '该委托或代理已结束',
    'zh-TW': '該委託或代理已結束',
    'en-US': 'This delegation has already ended.',
  },
  answered: { 'zh-CN': '您已经回复过了', 'zh-TW': '您已經回覆過了', 'en-US': 'You’ve already responded.' },
  byAdministrator: {
    'zh-CN': '管理员只能以本人名义办理，不能创建委托或代理。',
    'zh-TW': '管理員只能以本人名義辦理，不能建立委託或代理。',
    'en-US': 'Administrators can only act in their own name, so they can’t create delegations.',
  },
  notFound: {
    'zh-CN': '找不到该委托，或已终止',
    'zh-TW': '找不到該委託，或已終止',
    'en-US': 'This delegation doesn’t exist or was stopped.',
  },
  'notice.accepted': {
    'zh-CN': '{kind, select, entrust {{person}接受了您的发起委托} other {{person}接受了您的审批代理}}',
    'zh-TW': '{kind, select, entrust {{person}接受了您的發起委託} other {{person}接受了您的審批代理}}',
    'en-US':
      '{kind, select, entrust {{person} agreed to start requests for you} other {{person} agreed to approve for you}}',
  },
  'notice.asked': {
    'zh-CN':
      '{kind, select, entrust {{person}请您代为发起流程，等待您确认} other {{person}请您代为审批，等待您确认}}',
    'zh-TW':
      '{kind, select, entrust {{person}請您代為發起流程，等待您確認} other {{person}請您代為審批，等待您確認}}',
    'en-US':
      '{kind, select, entrust {{person} asked you to start requests for them} other {{person} asked you to approve for them}}',
  },
  'notice.ended': {
    'zh-CN': '{kind, select, entrust {您已不再代{person}发起流程} other {您已不再代{person}审批}}',
    'zh-TW': '{kind, select, entrust {您已不再代{person}發起流程} other {您已不再代{person}審批}}',
    'en-US':
      '{kind, select, entrust {You no longer start requests for {person}} other {You no longer approve for {person}}}',
  },
  'notice.endedMine': {
    'zh-CN': '{kind, select, entrust {您的发起委托已结束} other {您的审批代理已结束，待办由您本人处理}}',
    'zh-TW': '{kind, select, entrust {您的發起委託已結束} other {您的審批代理已結束，待辦由您本人處理}}',
    'en-US':
      '{kind, select, entrust {Your delegation to start requests has ended} other {Your delegation to approve has ended: your tasks are back with you}}',
  },
  'notice.given': {
    'zh-CN': '{kind, select, entrust {{person}委托您代为发起流程} other {{person}请您代理审批}}',
    'zh-TW': '{kind, select, entrust {{person}委託您代為發起流程} other {{person}請您代理審批}}',
    'en-US':
      '{kind, select, entrust {{person} chose you to start requests for them} other {{person} chose you to approve for them}}',
  },
  'notice.refused': {
    'zh-CN': '{kind, select, entrust {{person}拒绝了您的发起委托} other {{person}拒绝了您的审批代理}}',
    'zh-TW': '{kind, select, entrust {{person}拒絕了您的發起委託} other {{person}拒絕了您的審批代理}}',
    'en-US':
      '{kind, select, entrust {{person} declined to start requests for you} other {{person} declined to approve for you}}',
  },
  'notice.stopped': {
    'zh-CN':
      '{kind, select, entrust {管理员{administrator}终止了{person}的发起委托，您不再代为发起} other {管理员{administrator}终止了{person}的审批代理，您不再代为审批}}',
    'zh-TW':
      '{kind, select, entrust {管理員{administrator}終止了{person}的發起委託，您不再代為發起} other {管理員{administrator}終止了{person}的審批代理，您不再代為審批}}',
    'en-US':
      '{kind, select, entrust {Administrator {administrator} stopped the delegation: you no longer start requests for {person}} other {Administrator {administrator} stopped the delegation: you no longer approve for {person}}}',
  },
  'notice.stoppedMine': {
    'zh-CN':
      '{kind, select, entrust {管理员{administrator}终止了您的发起委托} other {管理员{administrator}终止了您的审批代理，待办由您本人处理}}',
    'zh-TW':
      '{kind, select, entrust {管理員{administrator}終止了您的發起委託} other {管理員{administrator}終止了您的審批代理，待辦由您本人處理}}',
    'en-US':
      '{kind, select, entrust {Administrator {administrator} stopped your delegation to start requests} other {Administrator {administrator} stopped your delegation to approve: your tasks are back with you}}',
  },
  toAdministrator: {
    'zh-CN': '{name}是管理员，不能代他人办理。',
    'zh-TW': '{name}是管理員，不能代他人辦理。',
    'en-US': '{name} is an administrator and can’t act for others.',
  },
} satisfies Texts
