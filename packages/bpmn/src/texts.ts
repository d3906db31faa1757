import type { Texts } from '@signet/std'

export const texts = {} satisfies Texts

export const studioTexts = {
  noProcess: {
    'zh-CN': '文件中没有流程。',
    'zh-TW': '檔案中沒有流程。',
    'en-US': 'The file contains no process.',
  },
  'note.annotation': {
    'zh-CN': '注释未保留：{detail}',
    'zh-TW': '註解未保留：{detail}',
    'en-US': 'Annotation not kept: {detail}',
  },
  'note.approximated': {
    'zh-CN': '“{name}”（{detail}）改为最接近的节点',
    'zh-TW': '「{name}」（{detail}）改為最接近的節點',
    'en-US': '“{name}” ({detail}) was changed to the closest step type',
  },
  'note.boundaryEvent': {
    'zh-CN': '边界事件“{name}”（{detail}）未保留',
    'zh-TW': '邊界事件「{name}」（{detail}）未保留',
    'en-US': 'Boundary event “{name}” ({detail}) not kept',
  },
  'note.branchAdded': {
    'zh-CN': '“{name}”有多条出线，已加上分支',
    'zh-TW': '「{name}」有多條出線，已加上分支',
    'en-US': '“{name}” had several outgoing transitions, so a branch was added',
  },
  'note.circleEnded': {
    'zh-CN': '流程没有结束，已在“{name}”之后添加分支和结束，请填写条件',
    'zh-TW': '流程沒有結束，已在「{name}」之後新增分支和結束，請填寫條件',
    'en-US': 'The process never ended, so a branch to an end was added after “{name}”. Enter its condition.',
  },
  'note.conditionKept': {
    'zh-CN': '请按表单字段核对条件：{detail}',
    'zh-TW': '請依表單欄位核對條件：{detail}',
    'en-US': 'Check this condition against your form fields: {detail}',
  },
  'note.conditionLeftOut': {
    'zh-CN': '条件未能读取，请重新填写：{detail}',
    'zh-TW': '條件未能讀取，請重新填寫：{detail}',
    'en-US': 'This condition couldn’t be read. Enter it again: {detail}',
  },
  'note.conditionUnused': {
    'zh-CN': '条件未保留，因为此处只有一条路：{detail}',
    'zh-TW': '條件未保留，因為此處只有一條路：{detail}',
    'en-US': 'Condition not kept, because no branch leads there: {detail}',
  },
  'note.data': {
    'zh-CN': '数据“{name}”未保留，请用表单字段代替',
    'zh-TW': '資料「{name}」未保留，請以表單欄位代替',
    'en-US': 'Data “{name}” not kept. Use form fields instead.',
  },
  'note.documentation': {
    'zh-CN': '{detail} 处说明文字未保留',
    'zh-TW': '{detail} 處說明文字未保留',
    'en-US': '{detail, plural, one {# description} other {# descriptions}} not kept',
  },
  'note.endAdded': {
    'zh-CN': '“{name}”之后没有结束，已添加',
    'zh-TW': '「{name}」之後沒有結束，已新增',
    'en-US': '“{name}” led nowhere, so an end was added',
  },
  'note.endResult': {
    'zh-CN': '结束“{name}”的结果（{detail}）未保留',
    'zh-TW': '結束「{name}」的結果（{detail}）未保留',
    'en-US': 'The result of the end “{name}” ({detail}) was not kept',
  },
  'note.endsJoined': {
    'zh-CN': '并行的各路全部完成后流程才结束：结束“{name}”已与其他结束合并',
    'zh-TW': '並行的各路全部完成後流程才結束：結束「{name}」已與其他結束合併',
    'en-US': 'The flow ends when all parallel branches are done: the end “{name}” was merged with the others',
  },
  'note.eventLeftOut': {
    'zh-CN': '中间事件“{name}”（{detail}）未保留',
    'zh-TW': '中間事件「{name}」（{detail}）未保留',
    'en-US': 'Intermediate event “{name}” ({detail}) not kept',
  },
  'note.eventSubProcess': {
    'zh-CN': '事件子流程“{name}”未保留',
    'zh-TW': '事件子流程「{name}」未保留',
    'en-US': 'Event sub-process “{name}” not kept',
  },
  'note.gatewayLeftOut': {
    'zh-CN': '网关“{name}”只有一进一出，已去掉',
    'zh-TW': '閘道「{name}」只有一進一出，已移除',
    'en-US': 'The gateway “{name}” has one way in and one way out, so it was removed',
  },
  'note.group': {
    'zh-CN': '分组框“{name}”未保留',
    'zh-TW': '群組框「{name}」未保留',
    'en-US': 'Group “{name}” not kept',
  },
  'note.insideLeftOut': {
    'zh-CN': '未保留的子流程中的“{name}”（{detail}）',
    'zh-TW': '未保留的子流程中的「{name}」（{detail}）',
    'en-US': '“{name}” inside a sub-process that was not kept ({detail})',
  },
  'note.joinDoesNotBlock': {
    'zh-CN': '“{name}”在 BPMN 中会等待所有来路，少一路就停住；这里只等待还会到达的来路',
    'zh-TW': '「{name}」在 BPMN 中會等待所有來路，少一路就停住；這裡只等待還會到達的來路',
    'en-US':
      'In BPMN, “{name}” waits for every incoming branch and blocks if one isn’t taken. Here it waits only for branches that can still arrive.',
  },
  'note.joinGoesOnOnce': {
    'zh-CN': '“{name}”在 BPMN 中每到一路就往下执行一次；这里等各路到齐后只执行一次',
    'zh-TW': '「{name}」在 BPMN 中每到一路就往下執行一次；這裡等各路到齊後只執行一次',
    'en-US':
      'In BPMN, everything after “{name}” runs once per parallel branch. Here the branches are merged and it runs once.',
  },
  'note.labelLeftOut': {
    'zh-CN': '连线文字未保留：{detail}',
    'zh-TW': '連線文字未保留：{detail}',
    'en-US': 'Transition label not kept: {detail}',
  },
  'note.lane': {
    'zh-CN': '泳道“{name}”未保留；其中的人员请在节点上设置',
    'zh-TW': '泳道「{name}」未保留；其中的人員請在節點上設定',
    'en-US': 'Lane “{name}” not kept. Choose assignees at each step.',
  },
  'note.manyStarts': {
    'zh-CN': '开始“{name}”并入唯一的开始节点，请补上条件',
    'zh-TW': '開始「{name}」併入唯一的開始節點，請補上條件',
    'en-US': 'The start “{name}” was merged into the single start. Add conditions to the transitions.',
  },
  'note.messageFlow': {
    'zh-CN': '泳池之间的消息“{name}”未保留',
    'zh-TW': '泳池之間的訊息「{name}」未保留',
    'en-US': 'Message “{name}” between pools not kept',
  },
  'note.nameCut': {
    'zh-CN': '名称过长，已缩短：{detail}',
    'zh-TW': '名稱過長，已縮短：{detail}',
    'en-US': 'This name was too long and was shortened: {detail}',
  },
  'note.otherProcess': {
    'zh-CN': '只读取一个流程，“{name}”未读取：{detail}',
    'zh-TW': '只讀取一個流程，「{name}」未讀取：{detail}',
    'en-US': 'Only one process is read. “{name}” was skipped: {detail}',
  },
  'note.peopleMissing': {
    'zh-CN': '请设置“{name}”由谁处理',
    'zh-TW': '請設定「{name}」由誰處理',
    'en-US': 'Choose an assignee for “{name}”',
  },
  'note.peopleNotFound': {
    'zh-CN': '请设置“{name}”由谁处理，文件中写的是：{detail}',
    'zh-TW': '請設定「{name}」由誰處理，檔案中寫的是：{detail}',
    'en-US': 'Choose an assignee for “{name}”. The file says: {detail}',
  },
  'note.pool': {
    'zh-CN': '泳池“{name}”未保留',
    'zh-TW': '泳池「{name}」未保留',
    'en-US': 'Pool “{name}” not kept',
  },
  'note.repeated': {
    'zh-CN': '“{name}”的重复执行（{detail}）未保留',
    'zh-TW': '「{name}」的重複執行（{detail}）未保留',
    'en-US': 'The repetition of “{name}” ({detail}) was not kept',
  },
  'note.settingLeftOut': {
    'zh-CN': '“{name}”的设置未保留（{detail}）',
    'zh-TW': '「{name}」的設定未保留（{detail}）',
    'en-US': 'Setting of “{name}” not kept ({detail})',
  },
  'note.startAdded': {
    'zh-CN': '原文件没有开始，已添加',
    'zh-TW': '原檔案沒有開始，已新增',
    'en-US': 'The file had no start, so one was added',
  },
  'note.startTrigger': {
    'zh-CN': '开始“{name}”由事件（{detail}）触发，改为由人发起',
    'zh-TW': '開始「{name}」由事件（{detail}）觸發，改為由人發起',
    'en-US': 'The start “{name}” was triggered by an event ({detail}). People now start it.',
  },
  'note.subProcessInlined': {
    'zh-CN': '子流程“{name}”的步骤已直接放入流程',
    'zh-TW': '子流程「{name}」的步驟已直接放入流程',
    'en-US': 'The steps of the sub-process “{name}” were moved into the flow',
  },
  'note.unreachable': {
    'zh-CN': '“{name}”无法到达，已去掉',
    'zh-TW': '「{name}」無法到達，已移除',
    'en-US': '“{name}” couldn’t be reached, so it was removed',
  },
  'note.unreadable': {
    'zh-CN': '文件有一处未能读取：{detail}',
    'zh-TW': '檔案有一處未能讀取：{detail}',
    'en-US': 'Part of the file couldn’t be read: {detail}',
  },
  'note.unusedDefinition': {
    'zh-CN': '“{name}”没有节点使用，未保留',
    'zh-TW': '「{name}」沒有節點使用，未保留',
    'en-US': '“{name}” not kept: no step uses it',
  },
  'note.vendorSettings': {
    'zh-CN': '{detail} 处其他软件的专有设置未保留',
    'zh-TW': '{detail} 處其他軟體的專有設定未保留',
    'en-US': 'Settings of other software not kept in {detail, plural, one {# place} other {# places}}',
  },
  tooLarge: {
    'zh-CN': 'BPMN 文件过大。',
    'zh-TW': 'BPMN 檔案過大。',
    'en-US': 'The BPMN file is too large.',
  },
  unreadable: {
    'zh-CN': '无法读取 BPMN 文件：{reason}',
    'zh-TW': '無法讀取 BPMN 檔案：{reason}',
    'en-US': 'Can’t read the BPMN file: {reason}',
  },
} satisfies Texts
