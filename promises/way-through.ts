import { type Group, statement, testsIn } from './statement.ts'

const pages = testsIn('core/journey/pages.test.ts')
const walk = testsIn('core/journey/walk.test.ts')
const walks = testsIn('core/journey/walks.test.ts')
const visit = testsIn('core/journey/visit.test.ts')
const resume = testsIn('core/journey/resume.test.ts')
const returns = testsIn('core/journey/return.test.ts')
const browserStorage = testsIn('e2e/browser-storage.spec.ts')
const visits = testsIn('web/api/visits.test.ts')
const navigation = testsIn('e2e/navigation.spec.ts')
const married = testsIn('e2e/married.spec.ts')
const step = testsIn('e2e/step.spec.ts')

export const wayThrough: readonly Group[] = [
  {
    title: 'Forward and back',
    statements: [
      statement(
        ['walk.next'],
        'Next goes to the step that follows, through every step that is asked, to the summary.',
        walk(
          'Next leads from the first step through every step that is asked to the summary',
          'Next always goes forward and Previous always back',
        ),
        married('a married person with two children writes, pays for and downloads their will'),
      ),
      statement(
        ['walk.next-hidden'],
        'Next passes over what is hidden once paid, unless somebody else pays.',
        walk(
          'once the will is paid for › the name and the date of birth are skipped, forward and back',
          'once the will is paid for › they are still shown to a customer whose will a sponsor has paid for',
        ),
      ),
      statement(
        ['walk.marks'],
        'A step that is reached counts as visited.',
        pages('a page is on the visited list once, however often it is visited'),
        visits('a page is listed once, however often it is visited'),
      ),
      statement(
        ['walk.edit'],
        'A change begun on the summary comes back to it, after what it makes necessary.',
        visit(
          'a change begun on the summary › goes back to the summary',
          'a change begun on the summary › asks first for the partner that a new marital status makes necessary',
        ),
        step('a change from the summary goes back to the summary'),
        navigation('a new answer on the summary asks what it makes necessary before going back'),
      ),
      statement(
        ['walk.back-pets'],
        'Previous skips the pets of somebody who has none.',
        walk(
          'Previous › skips the pets of a testator who has none, though Next stops there',
          'Previous › stops at the pets of a testator who has some',
        ),
      ),
      statement(
        ['walk.back-guardians'],
        'Previous skips guardians where there are no young children.',
        walk('Previous › goes from the pets to the other beneficiaries when there are no young children'),
      ),
      statement(
        ['walk.back-partner'],
        'Previous skips the partner of somebody who has none.',
        walk('Previous › goes from the children to the marital status when there is no partner'),
      ),
      statement(
        ['walk.next'],
        'Back leads through the whole way, and so does the browser’s own.',
        navigation('Back leads through the whole wizard, and so does the back button of the browser'),
        walks('… random walks: no loop, no wrong turn, no lost progress, no customer stuck'),
      ),
    ],
  },
  {
    title: 'Where a customer goes on',
    statements: [
      statement(
        [
          'resume.mirror',
          'resume.paid',
          'resume.funeral',
          'resume.executors',
          'resume.splits',
          'resume.shares',
          'resume.partner',
          'table.resume',
        ],
        'The first rule that applies decides.',
        resume(
          'the first rule that applies decides › a will that is paid for comes before executors to tell',
          'the first rule that applies decides › a funeral wish with executors comes before executors to tell',
          'the first rule that applies decides › executors to tell come before the shares of children with guardians',
          'the first rule that applies decides › the shares of children with guardians come before shares that do not total 100',
          'the first rule that applies decides › shares that do not total 100 come before an answer about oneself',
          'the first rule that applies decides › a partner to name comes before an answer about oneself',
          'the first rule that applies decides › an answer about oneself comes before the first of an unfinished group',
        ),
      ),
      statement(
        ['resume.mirror', 'resume.lpa', 'resume.check', 'resume.paid'],
        'At the summary: a mirror will, a power of attorney, a will to be checked and one that is paid for.',
        resume(
          'a will %s › that mirrors a partner’s goes to the summary',
          'a will %s › with a power of attorney goes to the summary',
          'a will %s › that is being checked goes to the summary',
          'a will %s › that is paid for goes to the summary',
        ),
        navigation(
          'a mirror will starts at the summary and asks whether it is theirs',
          'a will to be checked and a power of attorney start at the summary',
        ),
      ),
      statement(
        ['resume.funeral', 'resume.funeral-firm'],
        'At the summary, too: a will with a funeral wish and an executor, or the law firm.',
        resume(
          'a will %s › with a funeral wish and an executor goes to the summary',
          'a will %s › with a funeral wish and the appointed firm goes to the summary',
        ),
      ),
      statement(
        ['resume.executors'],
        'At the executors: a will that says who is left out, and not yet whether executors are told.',
        resume('a will %s › that says who is left out, but not whether executors are told, goes to the executors'),
      ),
      statement(
        ['resume.splits'],
        'At the shares: a will whose young children all have guardians.',
        resume(
          'a will %s › whose young children all have guardians goes to the shares',
          'a will %s › with a young child without a guardian does not go to the shares',
        ),
      ),
      statement(
        ['resume.shares', 'resume.shares-pets'],
        'At the other beneficiaries, or the pets after them: a will whose shares do not total 100.',
        resume(
          'a will %s › whose shares do not total 100 goes to the other beneficiaries',
          'a will %s › whose shares do not total 100, past the other beneficiaries, goes to the pets',
        ),
      ),
      statement(
        ['resume.partner', 'resume.children'],
        'At the partner or the children: a will with a marital status and no beneficiary.',
        resume(
          'a will %s › of a married testator who has named no person goes to the partner',
          'a will %s › of a single testator who has named no person goes to the children',
        ),
      ),
      statement(
        ['resume.start', 'table.last-rule'],
        'At the name: a will of which nothing was answered.',
        resume('a will %s › with nothing answered starts at the beginning'),
      ),
      statement(
        ['since.resume'],
        'Whatever a rule says, a return passes over no question that must be answered. A mode that begins at the summary stays there, where what is missing is named.',
        resume(
          'a return passes over no question that must be answered › a parent who has named a partner is asked about children, and not about other people',
          'a return passes over no question that must be answered › whichever answers are missing, nothing before the place is',
          'a return passes over no question that must be answered › a paid will is shown at its summary, which names what is missing',
        ),
        returns('finds their place on another device, at whichever step they logged out'),
        returns('is led back to a question that a changed answer opened'),
        visit('getting a will › but to no step past a question that a later answer has opened'),
      ),
      statement(
        ['since.unseen'],
        'It marks no step as visited that was not shown, and says “You were” of none.',
        returns(
          'is led past no question that must be answered, also where the server knows of no visit, and nothing else counts as visited',
        ),
        visits(
          'a log-in on a browser that knows nothing › marks no step as visited that was not shown, and does not say that the customer was there',
        ),
        browserStorage(
          'a log-out leaves no step that was walked, no payment and no change under way in the browser; a return finds its place',
        ),
      ),
    ],
  },
]
