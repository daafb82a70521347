import { otherwise, type Section, statement } from './statement.ts'

export const errorsAreTold: Section = {
  title: 'Errors',
  groups: [
    {
      title: 'Sessions and wills',
      statements: [
        statement(
          'error.auth',
          'A log-in that is refused is told on its page, and clears what was kept of somebody before.',
        ),
        statement('error.401', 'A session that is no more logs the customer out, whichever call finds it.'),
        statement(
          'error.will',
          'A will that cannot be fetched or begun leaves nothing of it in the browser, and the page is told.',
        ),
      ],
    },
    {
      title: 'Payments and phones',
      statements: [
        otherwise(
          'error.phone',
          'The flag of the call about a phone decides what its field says, and a call that fails says nothing and stops nothing.',
          '0038-what-was-found-and-stays.md',
          'since.phone',
        ),
        statement('error.poll', 'A request about a payment that fails is told, by the page or in its address.'),
        statement('error.retries', 'So is the last try without an answer.'),
        statement('error.no-payment', 'So is a payment of which the browser knows nothing.'),
      ],
    },
    {
      title: 'Everything else',
      statements: [
        statement(
          'done.failure.3',
          'A press on a button is never silent: it leads on, changes the page, or takes the focus to a reason that is seen.',
        ),
        statement(
          'field.error',
          'A field takes its correction key by key: errors take the focus at a press on a button, and not while something is typed.',
          'done.errors',
        ),
        statement(
          'api.told',
          'A page says “Saved” of what the server has, and says of what is typed that it is not saved yet.',
        ),
        otherwise(
          'error.save',
          'A change that cannot be saved is never silent: it is said beside the button, with what was typed kept.',
          '0038-what-was-found-and-stays.md',
          'error.console',
          'api.told',
        ),
        statement(
          'error.codes',
          'Every error that a call replies with is in one catalogue, with words that say what to do.',
        ),
        statement('error.console', 'An accident tells nothing about itself, and nothing personal reaches a log.'),
        statement(
          'error.navigation',
          'A customer who leaves a page while it is saved, or is sent elsewhere, loses nothing.',
        ),
        statement('message.keys.3', 'Each code of an answer that is wrong has its words.', 'error.codes'),
      ],
    },
  ],
}

export const limits: Section = {
  title: 'Figures and limits',
  groups: [
    {
      title: 'In a will',
      statements: [
        statement('limit.total', 'Shares total exactly 100, to the hundredth.'),
        statement('limit.share', 'A share is from 0 to 100 in storage, and 0 is not allowed of an heir.'),
        statement('limit.name', 'A name has 50 letters at most.'),
        statement('limit.child', 'A child is under 18, and nobody is older than 120.'),
      ],
    },
    {
      title: 'Waits and widths',
      statements: [
        statement(
          'limit.polls',
          'A payment is asked about 450 times at most, two seconds apart, some 15 minutes in all.',
          'limit.delay',
        ),
        statement('limit.success', 'The status that means “paid” is 1.'),
        statement('limit.cookie', 'The side of an experiment is kept for 24 hours.'),
        statement('limit.mobile', 'A page narrower than 860 px is a narrow one.'),
        statement('limit.consent', 'A choice about cookies is kept for days that are given.'),
      ],
    },
    {
      title: 'Names and numbers that others rely on',
      statements: [
        statement(
          'limit.forms',
          'The tracking forms have their two numbers, and each step its own event.',
          'limit.events',
        ),
        statement(
          'limit.robots',
          'The check against robots is the product’s own, with a key of its own.',
          'since.robots',
        ),
        statement('limit.step-key', 'A stored step has a key made of its group and its name.'),
        otherwise(
          'limit.timeout',
          'Time-out, name of the cookie against forgery, wait between steps, height of an address bar and padding are kept, and nothing reads them.',
          '0038-what-was-found-and-stays.md',
          'limit.xsrf',
          'limit.step-wait',
          'limit.url-bar',
          'limit.padding',
          'since.unused',
        ),
      ],
    },
  ],
}

export const roles: Section = {
  title: 'Who may do what',
  groups: [
    {
      title: 'Visitors and customers',
      statements: [
        statement(
          'role.visitor',
          'A visitor has the log-in, signing up, the landing, the pages of law and of contact.',
        ),
        statement('role.customer', 'A customer has their will, their account, the checkout and the documents.'),
        statement('role.customer.2', 'What is one customer’s is no other’s, in any call.'),
        statement('role.token', 'The token of a session lets a call in, and the browser sends it while it has one.'),
        statement('role.paid', 'The documents and the power of attorney wait for their payment.'),
        statement('role.paid.2', 'What was paid for is decided by the server, whatever a browser says.', 'table.pt'),
        otherwise(
          'since.desk',
          'The people who run a copy have a desk of their own, with roles, and see no will without consent.',
          '0047-who-may-do-what-at-the-desk.md',
          'role.customer',
        ),
        statement('role.test-host', 'A host is one for tests by its name, and nothing is reported from there.'),
        statement('role.test-host.2', 'What may run in production is decided by settings, not by a name.'),
      ],
    },
  ],
}
