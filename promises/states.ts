import { guardsOfPages } from './guards-of-pages.ts'
import { otherwise, type Section, statement, testsIn } from './statement.ts'

const visit = testsIn('core/journey/visit.test.ts')
const walk = testsIn('core/journey/walk.test.ts')
const payment = testsIn('core/funnel/payment-status.test.ts')
const experiment = testsIn('core/funnel/experiment.test.ts')
const funnel = testsIn('core/funnel/funnel.test.ts')
const changes = testsIn('core/will/changes.test.ts')
const removing = testsIn('core/will/removing.test.ts')
const references = testsIn('core/will/references.test.ts')
const links = testsIn('core/will/links.test.ts')
const questions = testsIn('core/will/questions.test.ts')
const lists = testsIn('core/will/lists.test.ts')
const storage = testsIn('web/api/storage.test.ts')
const visits = testsIn('web/api/visits.test.ts')
const http = testsIn('web/api/http.test.ts')
const session = testsIn('web/api/session.test.ts')
const auth = testsIn('server/features/auth/auth.test.ts')
const wills = testsIn('server/features/wills/wills.test.ts')
const items = testsIn('server/features/wills/items.test.ts')
const navigation = testsIn('e2e/navigation.spec.ts')
const browserGuards = testsIn('e2e/browser-guards.spec.ts')
const browserStorage = testsIn('e2e/browser-storage.spec.ts')
const step = testsIn('e2e/step.spec.ts')
const deadEnds = testsIn('e2e/dead-ends.spec.ts')
const gifts = testsIn('e2e/gifts.spec.ts')
const backups = testsIn('e2e/backup-shares.spec.ts')
const married = testsIn('e2e/married.spec.ts')
const removal = testsIn('e2e/removing.spec.ts')
const experiments = testsIn('e2e/experiment.spec.ts')
const publicPages = testsIn('e2e/public-pages.spec.ts')
const tabs = testsIn('e2e/tabs-and-connection.spec.ts')

export const statesAndTransitions: Section = {
  title: 'States and transitions',
  groups: [
    {
      title: 'Logging in and out',
      statements: [
        statement(
          ['auth.status'],
          'A log-in that is refused leaves nobody logged in, and its page says why.',
          session('a log-in that is refused leaves nobody logged in, and the page is given the reason'),
          step('logging out ends the session, and logging in goes on where the will was left'),
        ),
        statement(
          [
            'auth.clear',
            'logout.will',
            'logout.tokens',
            'logout.visited',
            'logout.payment',
            'logout.headers',
            'since.visited',
          ],
          'A log-out ends the session on the server and takes the will, the tokens, the visits and the payment out of the browser.',
          storage(
            'a log-out › takes %s out of the browser',
            'a log-out › leaves no name of a step, as an earlier version of the page kept them by customer too',
            'a log-out › leaves the landing answers and what was typed and not saved',
          ),
          visits('a page that is still open after a log-out in another tab leaves no step in the browser'),
          auth('a token › is dead at once after logging out, and only that one'),
          browserStorage(
            'S19: a log-out leaves no key and no will in the browser; what was typed opens for its customer alone',
            'a log-out leaves no step that was walked, no payment and no change under way in the browser; a return finds its place',
          ),
        ),
        statement(
          ['since.visited'],
          'The steps that were visited are kept with the will on the server, encrypted and apart from its versions, for a return on any device.',
          wills(
            'the pages that a customer was shown › are kept with the will, each once, whichever of two tabs comes first, and are no new version of it',
            'the pages that a customer was shown › are encrypted, and gone with the account',
            'the pages that a customer was shown › are their own: those of another customer do not change, and an unknown page is refused',
          ),
          visits(
            'the server is told which pages were shown › each once',
            'the server is told which pages were shown › those that were shown without a network with the next page',
            'the server is told which pages were shown › and never of another customer',
          ),
        ),
        statement(
          ['logout.headers'],
          'A log-out in one tab is one in every tab.',
          browserGuards('logging out in one tab logs out in every tab'),
        ),
        statement(
          ['logout.401'],
          'A reply that the session is no more ends it in the browser, and what was typed is kept for the same person.',
          http('a reply that the session is no more ends it, and a wrong password before one does not'),
          browserGuards(
            'a session that the server ends is ended in every tab, and what is typed in any of them is kept',
          ),
          navigation('a session that ends in the middle keeps what was typed for the next log-in of the same person'),
        ),
        statement(
          ['logout.401'],
          'A session that has ended leads to the log-in with a reason, and back.',
          deadEnds(
            'conformance A1.5, around C20: a session that has ended leads to the log-in with a reason, and back',
          ),
        ),
      ],
    },
    guardsOfPages,
    {
      title: 'Getting a will',
      statements: [
        statement(
          ['getting.summary'],
          'A will that is opened is shown at the summary if that was visited.',
          visit('getting a will › leads to the summary if the summary was visited'),
        ),
        otherwise(
          ['getting.last', 'since.no-flag'],
          'Otherwise it is shown at the last step that was visited, and there is no flag that prevents it.',
          '0038-what-was-found-and-stays.md',
          visit('getting a will › else to the last visited step'),
          visits(
            'a log-in on a browser that knows nothing › continues at the furthest step that was shown on any device, and knows the others',
          ),
        ),
        statement(
          ['getting.last'],
          'A browser without stored steps goes by the answers.',
          visit('getting a will › else, in a browser without stored steps, to where the answers end'),
          visits(
            'a log-in on a browser that knows nothing › marks no step as visited that was not shown, and does not say that the customer was there',
          ),
        ),
        statement(
          ['will.status', 'getting.failed'],
          'A will that cannot be had is forgotten by the browser, and the page says that something went wrong.',
          http('a will that cannot be fetched (%i) is taken out of the browser, and the page is told'),
        ),
      ],
    },
    {
      title: 'Completing a step',
      statements: [
        statement(
          ['done.errors', 'done.saves'],
          'A step that is answered is saved, its errors are gone, and the next one follows.',
          funnel('an error to be kept visible stays until the step is completed'),
          wills('saving a step › keeps what was said and counts the version'),
          married('a married person with two children writes, pays for and downloads their will'),
        ),
        statement(
          ['done.sorry'],
          'An answer that is put right takes the “sorry” of the landing away.',
          publicPages('a visitor from outside England and Wales can join the waiting list, and can change the answer'),
        ),
        statement(
          ['done.visited'],
          'The steps that were visited are remembered, each once.',
          visits(
            'a page is listed once, however often it is visited',
            'reaching the summary is remembered, and ends a change begun there',
          ),
        ),
        statement(
          ['done.failure'],
          'A step that cannot be saved stays where it is, says so, and keeps what was typed.',
          step('a step that fails to save stays, says so, and keeps what was typed'),
          navigation(
            'an answer typed without a network is kept, sent once when it is back, and is there for the next device',
          ),
        ),
        statement(
          ['done.failure'],
          'An answer that was saved elsewhere meanwhile is not overwritten without being asked.',
          wills('when another save came in between › a save is refused with what is there now, and changes nothing'),
          step('an answer saved elsewhere in between is not overwritten without being asked'),
          tabs('“Use the newer answers” shows and keeps the newer answers'),
        ),
      ],
    },
    {
      title: 'What is complete',
      statements: [
        statement(
          ['complete.groups'],
          'Each group of steps is complete or not by itself.',
          walk('each group is complete or not by itself › a will without %s is incomplete in %s alone'),
        ),
        statement(
          ['complete.whole'],
          'A will is complete only when every group is, and it names somebody.',
          walk(
            'a will with nothing answered lacks something in every group but gifts',
            'whatever the family, a will with every answer is complete',
          ),
          testsIn('server/features/payments/payments.test.ts')(
            'the checkout › refuses a will that is not complete, naming the steps',
          ),
        ),
        statement(
          ['complete.edit'],
          'A change that begins on the summary is remembered until the customer is back there.',
          visit('a change begun on the summary › goes back to the summary'),
          visits('reaching the summary is remembered, and ends a change begun there'),
          step('a change from the summary goes back to the summary'),
        ),
        statement(
          ['complete.summary'],
          'A paid will that lost an answer says which.',
          deadEnds(
            'conformance A1.2: a paid will that lost an answer says which, and shows no shares that are not stored',
          ),
        ),
      ],
    },
    {
      title: 'People in the will',
      statements: [
        statement(
          ['inherit.off', 'inherit.off-backups'],
          'Whoever no longer inherits has a share of 0 and no backups.',
          changes('the inherit toggle › off sets the share to 0 and clears the backups, and changes no other person'),
          wills(
            'conformance A2.8: a person who takes no share has no percentage and no backups › when a change says that they %s',
          ),
        ),
        statement(
          ['inherit.on'],
          'Whoever inherits again is an heir, and the rest stays.',
          changes('the inherit toggle › on makes an heir and leaves the rest unchanged'),
        ),
        statement(
          ['status.partner'],
          'Four marital statuses count as having a partner.',
          questions('a testator of status %s has a partner: %s', 'before a status is given there is no partner'),
          lists('the %s are those of the specification › statuses that have a partner'),
        ),
        statement(
          ['remove.executors', 'remove.guardians', 'remove.backups', 'remove.gifts', 'remove.pets'],
          'A person who is removed is named nowhere any more: as executor, guardian, backup, in a gift or with a pet.',
          removing('removing › a person removes every reference to them, and to no other person'),
          references(
            'a person named in every place is named in none once they are removed, and charities stay',
            'the table knows every list of ids in the schema of a will, and no other',
          ),
          items('a removed person is named nowhere afterwards'),
        ),
        statement(
          ['remove.charity'],
          'A charity that is removed is named nowhere any more.',
          removing('removing › a charity removes every reference to it, and to no other'),
          references('a charity named in every place is named in none once it is removed, and people stay'),
        ),
        statement(
          ['remove.confirm'],
          'Before somebody is removed, the page says where they are named and asks.',
          links('every link of a person named in many places is listed'),
          removing('removing › removes every link that was shown beforehand'),
          removal('before somebody is removed, the page says where the will names them, and Keep changes nothing'),
        ),
        statement(
          ['choose.executor', 'choose.guardian', 'choose.backup-guardian', 'choose.pet-guardian'],
          'Somebody who is added where executors or guardians are chosen, for a child, as a backup or for a pet, is chosen there and saved.',
          changes('choosing a person as $list › puts them on the list once, however often it is done'),
          married('a married person with two children writes, pays for and downloads their will'),
        ),
        statement(
          ['choose.gift', 'since.gift-recipient'],
          'Somebody who is added as the recipient of a gift is saved with it.',
          gifts('conformance A2.3: a recipient added in the dialog is saved with the gift, or kept with what is typed'),
        ),
        statement(
          ['choose.backup'],
          'Somebody who is added as a backup beneficiary is chosen and saved.',
          backups('conformance A2.3: a backup added in the dialog is chosen and saved at once'),
        ),
      ],
    },
    {
      title: 'Asking about a payment',
      statements: [
        statement(
          ['poll.none'],
          'Without a payment to ask about, the page that asked is told, or nothing happens.',
          payment(
            'without a stored payment › the failure handler runs and no request is made',
            'without a stored payment › nothing happens when there is no failure handler',
          ),
          publicPages('the payment test › says so when there is no payment to look at'),
        ),
        statement(
          ['poll.asks', 'poll.success', 'poll.wait'],
          'A payment that has arrived ends the asking.',
          payment(
            'a payment that has arrived › is found by the first request, without waiting',
            'a payment that has arrived › is found after two seconds for every request before it',
          ),
          step('a payment that arrives later is waited for'),
        ),
        statement(
          ['poll.error', 'poll.error-query'],
          'A request that fails ends the asking too: the page is told, or its address says so.',
          payment(
            'a request that fails › ends the polling, and the page says so',
            'a request that fails › calls the error handler where there is one',
          ),
          publicPages('the payment test › shows an error for a payment that was never started'),
        ),
        statement(
          ['poll.retries', 'poll.retries-query'],
          'After the last try the page is told, or its address says so.',
          payment(
            'a payment that never arrives › is requested exactly 450 times over about 15 minutes, and then the page says so',
            'a payment that never arrives › calls the retries handler where there is one',
          ),
          publicPages('the payment test › gives up on a payment that is late, then finds it'),
        ),
        statement(
          ['poll.wait'],
          'A payment that is declined is told at once where a page can.',
          payment('a declined payment › ends the polling where there is a handler for it'),
          publicPages('the payment test › shows a payment that was declined'),
        ),
        statement(
          ['poll.wait'],
          'A payment under way is still told after a reload, and nothing is paid for twice.',
          deadEnds('conformance A1.12: a payment under way is told after a reload, and nothing is paid twice'),
        ),
      ],
    },
    {
      title: 'Experiments',
      statements: [
        statement(
          ['test.is-test'],
          'Nothing happens to a visitor whose address says that it is a test.',
          experiment(
            'with the query parameter is_test › %s nothing happens',
            'with the query parameter is_test › a parameter with a similar name does not count',
          ),
          experiments('the query parameter is_test keeps a visitor where they are'),
        ),
        statement(
          ['test.cookie'],
          'A visitor who was sent to a side goes there again without asking, unless they are there.',
          experiment(
            'with a url kept in the cookie › the visitor is redirected there again without a request',
            'with a url kept in the cookie › the visitor stays when they are on its path already',
          ),
        ),
        statement(
          ['test.call', 'test.follow'],
          'Another visitor is sent where the server says, with their own query, and that is kept.',
          experiment(
            'without a cookie › the returned url is stored, and the visitor is redirected to it with their query string',
            'without a cookie › the visitor stays when no url is returned',
          ),
          experiments('a visitor on the other side of an experiment goes there with their query, and without a cookie'),
        ),
        statement(
          ['test.kept', 'since.after-test'],
          'It is kept for 24 hours, and only with consent to cookies.',
          experiments(
            'a visitor who accepts cookies is kept on their side for 24 hours, though the experiment is asked no more',
          ),
        ),
        statement(
          ['test.follow'],
          'No experiment leads to another site or traps a visitor.',
          experiments(
            'S31: a cookie cannot lead a visitor to another site',
            'around A3: an experiment traps no visitor who chose "…": every link of the other side leads on, and they sign up',
          ),
        ),
      ],
    },
  ],
}
