import { otherwise, type Section, statement } from './statement.ts'

export const statesAndTransitions: Section = {
  title: 'States and transitions',
  groups: [
    {
      title: 'Logging in and out',
      statements: [
        statement('auth.status', 'A log-in that is refused leaves nobody logged in, and its page says why.'),
        statement(
          'auth.clear',
          'A log-out ends the session on the server and takes the will, the tokens, the visits and the payment out of the browser.',
          'logout.will',
          'logout.tokens',
          'logout.visited',
          'logout.payment',
          'logout.headers',
          'since.visited',
        ),
        statement(
          'since.visited',
          'The steps that were visited are kept with the will on the server, encrypted and apart from its versions, for a return on any device.',
        ),
        statement('logout.headers', 'A log-out in one tab is one in every tab.'),
        statement(
          'logout.401',
          'A reply that the session is no more ends it in the browser, and what was typed is kept for the same person.',
        ),
        statement('logout.401.2', 'A session that has ended leads to the log-in with a reason, and back.'),
      ],
    },
    {
      title: 'The guards of a page',
      statements: [
        statement(
          'guard.order',
          'There are eight, in one order, and the first with an answer decides.',
          'table.guards',
        ),
        statement('guard.tracking', 'First: a landing page with an experiment asks where to go, and goes there.'),
        statement(
          'guard.payment',
          'Second: a page that needs payment sends who has not paid to where that is asked for.',
        ),
        statement(
          'table.pt',
          'Somebody else’s payment, told by the payment track, opens the pages in the browser, while the server keeps the documents.',
          'guard.payment',
        ),
        statement('guard.firm', 'Second, too: what is settled about the power of attorney leads to the documents.'),
        statement(
          'guard.skip',
          'Second, too: a customer who has paid passes over the questions that are settled by it.',
        ),
        statement(
          'guard.reload',
          'Third: a page that is hidden once paid, or makes no sense a second time, leads elsewhere when it is reloaded.',
        ),
        statement(
          'guard.unvisited',
          'Fourth: an address further than the customer has come leads to the last step they visited, under all of its conditions.',
          'guard.if-unfilled',
          'guard.if-no-summary',
          'guard.if-list',
          'guard.if-not-reloaded',
          'guard.if-unvisited',
        ),
        statement('guard.name-exempt', 'The steps about the name are exempt from that.'),
        statement(
          'guard.not-visited',
          'Fifth: add-ons and checkout are reached through the summary.',
          'table.complete',
        ),
        statement('guard.auth', 'Sixth: a page of a customer asks a visitor to log in.'),
        statement(
          'guard.qualified-in',
          'Seventh: signing up waits for the questions before it, and leads a customer to the summary or to their will.',
          'guard.qualified-out',
        ),
        statement(
          'guard.visitors',
          'Eighth: a page for visitors leads a customer to the summary, to the last step they visited, or to their name.',
        ),
      ],
    },
    {
      title: 'Getting a will',
      statements: [
        statement('getting.summary', 'A will that is opened is shown at the summary if that was visited.'),
        otherwise(
          'getting.last',
          'Otherwise it is shown at the last step that was visited, and there is no flag that prevents it.',
          '0038-what-was-found-and-stays.md',
          'since.no-flag',
        ),
        statement('getting.last.2', 'A browser without stored steps goes by the answers.'),
        statement(
          'will.status',
          'A will that cannot be had is forgotten by the browser, and the page says that something went wrong.',
          'getting.failed',
        ),
      ],
    },
    {
      title: 'Completing a step',
      statements: [
        statement(
          'done.errors',
          'A step that is answered is saved, its errors are gone, and the next one follows.',
          'done.saves',
        ),
        statement('done.sorry', 'An answer that is put right takes the “sorry” of the landing away.'),
        statement('done.visited', 'The steps that were visited are remembered, each once.'),
        statement('done.failure', 'A step that cannot be saved stays where it is, says so, and keeps what was typed.'),
        statement(
          'done.failure.2',
          'An answer that was saved elsewhere meanwhile is not overwritten without being asked.',
        ),
      ],
    },
    {
      title: 'What is complete',
      statements: [
        statement('complete.groups', 'Each group of steps is complete or not by itself.'),
        statement('complete.whole', 'A will is complete only when every group is, and it names somebody.'),
        statement(
          'complete.edit',
          'A change that begins on the summary is remembered until the customer is back there.',
        ),
        statement('complete.summary', 'A paid will that lost an answer says which.'),
      ],
    },
    {
      title: 'People in the will',
      statements: [
        statement('inherit.off', 'Whoever no longer inherits has a share of 0 and no backups.', 'inherit.off-backups'),
        statement('inherit.on', 'Whoever inherits again is an heir, and the rest stays.'),
        statement('status.partner', 'Four marital statuses count as having a partner.'),
        statement(
          'remove.executors',
          'A person who is removed is named nowhere any more: as executor, guardian, backup, in a gift or with a pet.',
          'remove.guardians',
          'remove.backups',
          'remove.gifts',
          'remove.pets',
        ),
        statement('remove.charity', 'A charity that is removed is named nowhere any more.'),
        statement('remove.confirm', 'Before somebody is removed, the page says where they are named and asks.'),
        statement(
          'choose.executor',
          'Somebody who is added where executors or guardians are chosen, for a child, as a backup or for a pet, is chosen there and saved.',
          'choose.guardian',
          'choose.backup-guardian',
          'choose.pet-guardian',
        ),
        statement(
          'choose.gift',
          'Somebody who is added as the recipient of a gift is saved with it.',
          'since.gift-recipient',
        ),
        statement('choose.backup', 'Somebody who is added as a backup beneficiary is chosen and saved.'),
      ],
    },
    {
      title: 'Asking about a payment',
      statements: [
        statement('poll.none', 'Without a payment to ask about, the page that asked is told, or nothing happens.'),
        statement('poll.asks', 'A payment that has arrived ends the asking.', 'poll.success', 'poll.wait'),
        statement(
          'poll.error',
          'A request that fails ends the asking too: the page is told, or its address says so.',
          'poll.error-query',
        ),
        statement('poll.retries', 'After the last try the page is told, or its address says so.', 'poll.retries-query'),
        statement('poll.wait', 'A payment that is declined is told at once where a page can.'),
        statement('poll.wait.2', 'A payment under way is still told after a reload, and nothing is paid for twice.'),
      ],
    },
    {
      title: 'Experiments',
      statements: [
        statement('test.is-test', 'Nothing happens to a visitor whose address says that it is a test.'),
        statement(
          'test.cookie',
          'A visitor who was sent to a side goes there again without asking, unless they are there.',
        ),
        statement(
          'test.call',
          'Another visitor is sent where the server says, with their own query, and that is kept.',
          'test.follow',
        ),
        statement('test.kept', 'It is kept for 24 hours, and only with consent to cookies.', 'since.after-test'),
        statement('test.follow', 'No experiment leads to another site or traps a visitor.'),
      ],
    },
  ],
}
