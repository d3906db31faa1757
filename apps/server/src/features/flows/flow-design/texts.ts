import type { Texts } from '@signet/std'
import type { DraftProblem } from './step-problems.ts'

export const texts = {
  'change.flow': { 'zh-CN': '整个流程', 'zh-TW': '整個流程', 'en-US': 'the flow' },
  'change.line': { 'zh-CN': '分支“{name}”', 'zh-TW': '分支「{name}」', 'en-US': 'transition “{name}”' },
  'change.node': { 'zh-CN': '节点“{name}”', 'zh-TW': '節點「{name}」', 'en-US': 'step “{name}”' },
  'change.translations': {
    'zh-CN': '翻译（{languages}）',
    'zh-TW': '翻譯（{languages}）',
    'en-US': 'translations ({languages})',
  },
  'finding.gap': {
    'zh-CN':
      '“{node}”：{gap}{count, plural, =0 {} other {，例如 {people}}}{isFollowed, select, true {；此时：{then}} other {}}',
    'zh-TW':
      '「{node}」：{gap}{count, plural, =0 {} other {，例如 {people}}}{isFollowed, select, true {；此時：{then}} other {}}',
    'en-US':
      '“{node}”: {gap}{count, plural, =0 {} other {, such as {people}}}{isFollowed, select, true {. Then: {then}} other {}}',
  },
  'finding.requestAndRelease': {
    'zh-CN':
      '职责未分离：{isDelegated, select, true {通过委托，} other {}}{count} 人可以独自审批自己提交的单据（“{node}”）：{people}',
    'zh-TW':
      '職責未分離：{isDelegated, select, true {透過委託，} other {}}{count} 人可以獨自審批自己提交的單據（「{node}」）：{people}',
    'en-US':
      'Separation of duties: {count, plural, one {# person} other {# people}} can approve their own requests without anyone else at “{node}”{isDelegated, select, true {, through a delegation} other {}}: {people}',
  },
  'finding.releaseTwice': {
    'zh-CN':
      '职责未分离：{isDelegated, select, true {通过委托，} other {}}{count} 人可以在“{before}”和“{node}”连续独自审批：{people}',
    'zh-TW':
      '職責未分離：{isDelegated, select, true {透過委託，} other {}}{count} 人可以在「{before}」和「{node}」連續獨自審批：{people}',
    'en-US':
      'Separation of duties: {count, plural, one {# person} other {# people}} can approve alone at both “{before}” and “{node}”{isDelegated, select, true {, through a delegation} other {}}: {people}',
  },
  'finding.test': {
    'zh-CN': '测试“{name}”未通过',
    'zh-TW': '測試「{name}」未通過',
    'en-US': 'The test “{name}” fails',
  },
  'identity.when': {
    'zh-CN': '当 {condition} 时',
    'zh-TW': '當 {condition} 時',
    'en-US': 'when {condition}',
  },
  'problem.actionIncomplete': {
    'zh-CN': '“{node}”的自动化设置不完整',
    'zh-TW': '「{node}」的自動化設定不完整',
    'en-US': '“{node}”: automation isn’t fully set up',
  },
  'problem.automaticCycle': {
    'zh-CN': '“{node}”处于没有人参与的循环中',
    'zh-TW': '「{node}」處於沒有人參與的迴圈中',
    'en-US': '“{node}” is in a loop that involves no one',
  },
  'problem.branchGap': {
    'zh-CN': '“{node}”：当 {example} 时没有分支成立，也没有默认连线',
    'zh-TW': '「{node}」：當 {example} 時沒有分支成立，也沒有預設連線',
    'en-US': '“{node}”: with {example}, no transition matches and there’s no default',
  },
  'problem.branchOverlap': {
    'zh-CN': '“{node}”：当 {example} 时有两个分支同时成立，由先后顺序决定（“{other}”在前）',
    'zh-TW': '「{node}」：當 {example} 時有兩個分支同時成立，由先後順序決定（「{other}」在前）',
    'en-US':
      '“{node}”: with {example}, two transitions match, so their order decides (“{other}” comes first)',
  },
  'problem.bringsLocked': {
    'zh-CN': '“{node}”要带回的字段“{field}”在此不可写',
    'zh-TW': '「{node}」要帶回的欄位「{field}」在此不可寫',
    'en-US': '“{node}” fills in the field “{field}”, which can’t be edited there',
  },
  'problem.bringsWithoutWaiting': {
    'zh-CN': '“{node}”不等待子流程，因此不能带回数据，也不能逐个发起',
    'zh-TW': '「{node}」不等待子流程，因此不能帶回資料，也不能逐個發起',
    'en-US': '“{node}” doesn’t wait for the sub-flow, so it can’t return data or start one after another',
  },
  'problem.choiceUnattended': {
    'zh-CN': '“{node}”由前面的“{name}”选人，但那里没有人处理；请在两者之间加一个审批或办理节点',
    'zh-TW': '「{node}」由前面的「{name}」選人，但那裡沒有人處理；請在兩者之間加一個審批或辦理節點',
    'en-US':
      '“{node}”: people are chosen in “{name}” before it, where no one acts: add an approval or handling step between them',
  },
  'problem.conditionBroken': {
    'zh-CN': '“{node}”有条件写错了',
    'zh-TW': '「{node}」有條件寫錯了',
    'en-US': 'A condition at “{node}” has an error',
  },
  'problem.conditionFieldNotWritten': {
    'zh-CN': '“{node}”的条件用到了没有人填写的字段',
    'zh-TW': '「{node}」的條件用到了沒有人填寫的欄位',
    'en-US': 'A condition at “{node}” uses a field that no one fills in',
  },
  'problem.conditionNeverTrue': {
    'zh-CN': '“{node}”有条件永远不成立',
    'zh-TW': '「{node}」有條件永遠不成立',
    'en-US': 'A condition at “{node}” can never be true',
  },
  'problem.conditionNotCompared': {
    'zh-CN': '“{node}”有条件无法逐一比较，因此没有检查分支之间的遗漏和重叠',
    'zh-TW': '「{node}」有條件無法逐一比較，因此沒有檢查分支之間的遺漏和重疊',
    'en-US':
      'A condition at “{node}” can’t be compared, so gaps and overlaps between branches aren’t checked',
  },
  'problem.danglingLine': {
    'zh-CN': '连线“{line}”没有连到节点',
    'zh-TW': '連線「{line}」沒有連到節點',
    'en-US': 'The transition “{line}” leads nowhere',
  },
  'problem.dead': {
    'zh-CN': '“{node}”永远不会执行',
    'zh-TW': '「{node}」永遠不會執行',
    'en-US': '“{node}” never runs',
  },
  'problem.defaultNeverTaken': {
    'zh-CN': '“{node}”的其他分支已覆盖所有情况，默认连线永远走不到',
    'zh-TW': '「{node}」的其他分支已涵蓋所有情況，預設連線永遠走不到',
    'en-US': 'At “{node}”, the other transitions cover every case, so the default is never taken',
  },
  'problem.duplicateId': {
    'zh-CN': '“{node}”的编号重复',
    'zh-TW': '「{node}」的編號重複',
    'en-US': 'The ID of “{node}” is used twice',
  },
  'problem.endless': {
    'zh-CN': '流程从“{node}”到不了结束',
    'zh-TW': '流程從「{node}」到不了結束',
    'en-US': 'The end can’t be reached from “{node}”',
  },
  'problem.identityBroken': {
    'zh-CN': '“{node}”：确认身份的条件没有填写或公式有误',
    'zh-TW': '「{node}」：確認身分的條件沒有填寫或公式有誤',
    'en-US': '“{node}”: the condition for confirming identity is missing or has an error',
  },
  'problem.leftBehind': {
    'zh-CN': '流程结束时“{node}”仍未处理完',
    'zh-TW': '流程結束時「{node}」仍未處理完',
    'en-US': '“{node}” can still be open when the request ends',
  },
  'problem.limitChoice': {
    'zh-CN': '“{node}”超时后无法自动处理：需要有人选择或填写内容',
    'zh-TW': '「{node}」逾時後無法自動處理：需要有人選擇或填寫內容',
    'en-US': '“{node}” can’t end automatically when overdue: someone has to choose or fill in something',
  },
  'problem.limitFieldNoDate': {
    'zh-CN': '“{node}”的办理时限从“{field}”算起，但它不是表单中的日期',
    'zh-TW': '「{node}」的辦理時限從「{field}」算起，但它不是表單中的日期',
    'en-US': '“{node}”: the time limit counts from “{field}”, which isn’t a date in this form',
  },
  'problem.limitHandlerRejects': {
    'zh-CN': '“{node}”超时后要自动拒绝，但办理节点不能拒绝',
    'zh-TW': '「{node}」逾時後要自動拒絕，但辦理節點不能拒絕',
    'en-US': '“{node}” is rejected when overdue, but handling steps can’t be rejected',
  },
  'problem.limitTransferNobody': {
    'zh-CN': '“{node}”超时后要自动转办，但没有指定接收人',
    'zh-TW': '「{node}」逾時後要自動轉辦，但沒有指定接收人',
    'en-US': '“{node}” is transferred when overdue, but no one is chosen to receive it',
  },
  'problem.lineIntoStart': {
    'zh-CN': '连线不能进入开始节点',
    'zh-TW': '連線不能進入開始節點',
    'en-US': 'No transition can lead into the start',
  },
  'problem.lineNeverReached': {
    'zh-CN': '“{node}”有分支永远走不到：例如 {example} 时，前面的分支已经成立',
    'zh-TW': '「{node}」有分支永遠走不到：例如 {example} 時，前面的分支已經成立',
    'en-US':
      '“{node}” has a transition that’s never taken: with {example}, for example, an earlier one already matches',
  },
  'problem.lineOutOfEnd': {
    'zh-CN': '连线不能从结束节点出发',
    'zh-TW': '連線不能從結束節點出發',
    'en-US': 'No transition can leave the end',
  },
  'problem.manyDefaultLines': {
    'zh-CN': '“{node}”只能有一条默认分支',
    'zh-TW': '「{node}」只能有一條預設分支',
    'en-US': '“{node}” has more than one default transition',
  },
  'problem.manyLinesOut': {
    'zh-CN': '“{node}”之后只能有一条连线',
    'zh-TW': '「{node}」之後只能有一條連線',
    'en-US': '“{node}” can only have one outgoing transition',
  },
  'problem.manyStarts': {
    'zh-CN': '流程只能有一个开始节点',
    'zh-TW': '流程只能有一個開始節點',
    'en-US': 'The flow has more than one start',
  },
  'problem.noAddress': {
    'zh-CN': '“{node}”缺少外部系统的地址',
    'zh-TW': '「{node}」缺少外部系統的位址',
    'en-US': '“{node}” needs the address of the external system',
  },
  'problem.noCondition': {
    'zh-CN': '“{node}”有分支没有填写条件',
    'zh-TW': '「{node}」有分支沒有填寫條件',
    'en-US': 'A transition from “{node}” has no condition',
  },
  'problem.noDefaultLine': {
    'zh-CN': '“{node}”没有默认分支，条件都不成立时流程会停住',
    'zh-TW': '「{node}」沒有預設分支，條件都不成立時流程會停住',
    'en-US': '“{node}” has no default transition. If no condition is met, the request stops there.',
  },
  'problem.noEnd': {
    'zh-CN': '流程没有结束节点',
    'zh-TW': '流程沒有結束節點',
    'en-US': 'The flow has no end',
  },
  'problem.noFlow': {
    'zh-CN': '“{node}”没有选择子流程',
    'zh-TW': '「{node}」沒有選擇子流程',
    'en-US': '“{node}” has no sub-flow selected',
  },
  'problem.noLineOut': {
    'zh-CN': '“{node}”之后没有连线',
    'zh-TW': '「{node}」之後沒有連線',
    'en-US': 'Nothing follows “{node}”',
  },
  'problem.noPeople': {
    'zh-CN': '“{node}”未设置审批人',
    'zh-TW': '「{node}」未設定審批人',
    'en-US': '“{node}” has no assignee',
  },
  'problem.noStart': {
    'zh-CN': '流程没有开始节点',
    'zh-TW': '流程沒有開始節點',
    'en-US': 'The flow has no start',
  },
  'problem.nobodyThere': {
    'zh-CN': '“{node}”目前找不到审批人',
    'zh-TW': '「{node}」目前找不到審批人',
    'en-US': '“{node}” currently has no assignee',
  },
  'problem.requiredNeverWritten': {
    'zh-CN': '必填字段“{field}”没有任何节点可以填写',
    'zh-TW': '必填欄位「{field}」沒有任何節點可以填寫',
    'en-US': 'No step lets anyone fill in the required field “{field}”',
  },
  'problem.returnIntoSibling': {
    'zh-CN': '“{node}”不能退回到并行的另一分支',
    'zh-TW': '「{node}」不能退回到並行的另一分支',
    'en-US': '“{node}” can’t send back into a parallel branch',
  },
  'problem.returnUnknownNode': {
    'zh-CN': '“{node}”的退回目标不存在',
    'zh-TW': '「{node}」的退回目標不存在',
    'en-US': '“{node}” sends back to a step that doesn’t exist',
  },
  'problem.ruleBroken': {
    'zh-CN': '“{node}”的自动审批规则的公式有误',
    'zh-TW': '「{node}」的自動審批規則的公式有誤',
    'en-US': '“{node}”: the formula of the automatic rule has an error',
  },
  'problem.sealGone': {
    'zh-CN': '“{node}”指定的印章中有 {count} 枚已停用或已删除',
    'zh-TW': '「{node}」指定的印章中有 {count} 枚已停用或已刪除',
    'en-US':
      '{count, plural, one {A seal} other {# seals}} of “{node}” {count, plural, one {is} other {are}} disabled or deleted',
  },
  'problem.sealUnheld': {
    'zh-CN': '“{node}”必须盖章，但这里的审批人都不能用所选的印章',
    'zh-TW': '「{node}」必須蓋章，但這裡的審批人都不能用所選的印章',
    'en-US': '“{node}” requires a seal, but none of its assignees can use one of its seals',
  },
  'problem.sideLinkRefused': {
    'zh-CN': '“{node}”辅助信息中的链接“{field}”不是可以打开的地址',
    'zh-TW': '「{node}」輔助資訊中的連結「{field}」不是可以開啟的位址',
    'en-US': 'The side information link “{field}” at “{node}” can’t be opened',
  },
  'problem.sourceUnknownNode': {
    'zh-CN': '“{node}”的审批人取自“{target}”，但它不在此之前或不是审批节点',
    'zh-TW': '「{node}」的審批人取自「{target}」，但它不在此之前或不是審批節點',
    'en-US': '“{node}”: the approver comes from “{target}”, which isn’t an earlier approval step',
  },
  'problem.stepFormulaBroken': {
    'zh-CN': '“{node}”中“{field}”的公式有误',
    'zh-TW': '「{node}」中「{field}」的公式有誤',
    'en-US': 'The formula of “{field}” at “{node}” has an error',
  },
  'problem.stuck': {
    'zh-CN': '流程会停在“{node}”',
    'zh-TW': '流程會停在「{node}」',
    'en-US': 'The request can get stuck at “{node}”',
  },
  'problem.subFlowEndless': {
    'zh-CN': '“{node}”一定会再次发起本流程，永远不会结束',
    'zh-TW': '「{node}」一定會再次發起本流程，永遠不會結束',
    'en-US': '“{node}” always starts this flow again, so it never ends',
  },
  'problem.timerFieldNoDate': {
    'zh-CN': '“{node}”等待“{field}”，但它不是表单中的日期',
    'zh-TW': '「{node}」等待「{field}」，但它不是表單中的日期',
    'en-US': '“{node}” waits for “{field}”, which isn’t a date in this form',
  },
  'problem.timerNoMoment': {
    'zh-CN': '“{node}”要等待的时间不是有效日期',
    'zh-TW': '「{node}」要等待的時間不是有效日期',
    'en-US': '“{node}”: the time to wait for isn’t a valid date',
  },
  'problem.titleTellsHidden': {
    'zh-CN': '单据标题会显示字段“{field}”，但“{node}”对它设置了隐藏',
    'zh-TW': '單據標題會顯示欄位「{field}」，但「{node}」對它設定了隱藏',
    'en-US': 'The request title shows the field “{field}”, which is hidden at “{node}”',
  },
  'problem.tooLarge': {
    'zh-CN': '流程太大，无法全部检查',
    'zh-TW': '流程太大，無法全部檢查',
    'en-US': 'The flow is too large to check completely',
  },
  'problem.unbounded': {
    'zh-CN': '每循环一次，“{node}”处就多出一条未完成的分支，越积越多：{loop}',
    'zh-TW': '每循環一次，「{node}」處就多出一條未完成的分支，越積越多：{loop}',
    'en-US': 'Every round of this loop opens one more branch at “{node}”, without limit: {loop}',
  },
  'problem.twoTokens': {
    'zh-CN': '“{node}”可能被同时进入两次',
    'zh-TW': '「{node}」可能被同時進入兩次',
    'en-US': '“{node}” can be entered twice at once',
  },
  'problem.unknownField': {
    'zh-CN': '“{node}”设置了表单中没有的字段“{field}”',
    'zh-TW': '「{node}」設定了表單中沒有的欄位「{field}」',
    'en-US': '“{node}” uses the field “{field}”, which isn’t in the form',
  },
  'problem.unknownFlow': {
    'zh-CN': '“{node}”使用的流程不存在或没有发布',
    'zh-TW': '「{node}」使用的流程不存在或沒有發布',
    'en-US': '“{node}” uses a flow that doesn’t exist or isn’t published',
  },
  'problem.unknownForm': {
    'zh-CN': '“{node}”使用的表单不存在或没有发布列表',
    'zh-TW': '「{node}」使用的表單不存在或沒有發布列表',
    'en-US': '“{node}” uses a form that doesn’t exist or has no published list',
  },
  'problem.unknownTarget': {
    'zh-CN': '“{node}”要填写或读取的字段“{field}”不存在',
    'zh-TW': '「{node}」要填寫或讀取的欄位「{field}」不存在',
    'en-US': '“{node}” uses the field “{field}”, which doesn’t exist',
  },
  'problem.unreachable': {
    'zh-CN': '流程永远到不了“{node}”',
    'zh-TW': '流程永遠到不了「{node}」',
    'en-US': '“{node}” can never be reached',
  },
  seal: { 'zh-CN': '盖章', 'zh-TW': '蓋章', 'en-US': 'Seal' },
  'seal.may': {
    'zh-CN': '{count, plural, =0 {可以盖章} other {可以盖章（限 # 枚印章）}}',
    'zh-TW': '{count, plural, =0 {可以蓋章} other {可以蓋章（限 # 枚印章）}}',
    'en-US': '{count, plural, =0 {optional} one {optional, one seal} other {optional, one of # seals}}',
  },
  'seal.must': {
    'zh-CN': '{count, plural, =0 {必须盖章} other {必须盖章（限 # 枚印章）}}',
    'zh-TW': '{count, plural, =0 {必須蓋章} other {必須蓋章（限 # 枚印章）}}',
    'en-US': '{count, plural, =0 {required} one {required, one seal} other {required, one of # seals}}',
  },
  'seal.none': { 'zh-CN': '不盖章', 'zh-TW': '不蓋章', 'en-US': 'not needed' },
} satisfies Texts & Readonly<Record<`problem.${DraftProblem['code']}`, unknown>>
