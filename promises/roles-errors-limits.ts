import { otherwise, type Section, statement, testsIn } from './statement.ts'

const access = testsIn('server/access.test.ts')
const payments = testsIn('server/features/payments/payments.test.ts')
const wills = testsIn('server/features/wills/wills.test.ts')
const lpa = testsIn('server/features/lpa/lpa.test.ts')
const documents = testsIn('server/features/documents/documents.test.ts')
const deskAccess = testsIn('server/desk-access.test.ts')
const settings = testsIn('server/features/settings/settings.test.ts')
const config = testsIn('server/config.test.ts')
const errors = testsIn('server/platform/errors.test.ts')
const log = testsIn('server/platform/log.test.ts')
const everyButton = testsIn('e2e/every-button.spec.ts')
const corrections = testsIn('e2e/corrections.spec.ts')
const saved = testsIn('e2e/saved.spec.ts')
const phone = testsIn('server/features/phone/phone.test.ts')
const phoneNumber = testsIn('e2e/phone-number.spec.ts')
const payment = testsIn('core/funnel/payment-status.test.ts')
const tracking = testsIn('core/funnel/tracking.test.ts')
const funnel = testsIn('core/funnel/funnel.test.ts')
const constants = testsIn('core/constants.test.ts')
const names = testsIn('core/text/names.test.ts')
const money = testsIn('core/text/money.test.ts')
const schema = testsIn('core/will/schema.test.ts')
const estate = testsIn('core/rules/estate.rules.test.ts')
const messages = testsIn('core/rules/messages.test.ts')
const beneficiaries = testsIn('core/rules/beneficiaries.rules.test.ts')
const storage = testsIn('web/api/storage.test.ts')
const http = testsIn('web/api/http.test.ts')
const session = testsIn('web/api/session.test.ts')
const narrow = testsIn('web/api/experiment.test.ts')
const steps = testsIn('core/journey/steps.test.ts')
const navigation = testsIn('e2e/navigation.spec.ts')
const publicPages = testsIn('e2e/public-pages.spec.ts')
const step = testsIn('e2e/step.spec.ts')
const tabs = testsIn('e2e/tabs-and-connection.spec.ts')
const consent = testsIn('e2e/consent.spec.ts')
const experiments = testsIn('e2e/experiment.spec.ts')
const deadEnds = testsIn('e2e/dead-ends.spec.ts')

export const roles: Section = {
  title: 'Who may do what',
  groups: [
    {
      title: 'Visitors and customers',
      statements: [
        statement(
          ['role.visitor'],
          'A visitor has the log-in, signing up, the landing, the pages of law and of contact.',
          access('the matrix › only what a visitor needs is open without a login'),
          publicPages('every link on the pages around the will leads somewhere'),
        ),
        statement(
          ['role.customer'],
          'A customer has their will, their account, the checkout and the documents.',
          access('the matrix › has a row for every call behind a login, and no other'),
          navigation('a deep link while logged out asks for a log-in'),
        ),
        statement(
          ['role.customer'],
          'What is one customer’s is no other’s, in any call.',
          access(
            'the matrix › the owner gets what is theirs, and another customer who sends the same request does not',
            'the matrix › what another customer sends changes nothing of the owner’s',
            'another customer › is answered alike for what is another’s and for what is nobody’s',
          ),
          tabs('the next person at the same browser sees nothing of the last one'),
        ),
        statement(
          ['role.token'],
          'The token of a session lets a call in, and the browser sends it while it has one.',
          access('%s, every call is refused before its body is looked at'),
          http('every call says that a script sends it, and carries the token of a customer'),
          storage('a browser that refuses storage keeps things while the page is open'),
        ),
        statement(
          ['role.paid'],
          'The documents and the power of attorney wait for their payment.',
          documents('before payment › %s asks for it'),
          lpa('Finishing the powers of attorney › asks for payment when %s'),
          step('documents are not to be had before paying'),
        ),
        statement(
          ['role.paid', 'table.pt'],
          'What was paid for is decided by the server, whatever a browser says.',
          wills('saving a step › cannot set %s, which only the service sets'),
          payments('on the test payment page › nothing is paid until something is chosen'),
          navigation('a customer whose sponsor pays is let through in the browser, but the server keeps the documents'),
        ),
        otherwise(
          ['role.customer', 'since.desk'],
          'The people who run a copy have a desk of their own, with roles, and see no will without consent.',
          '0047-who-may-do-what-at-the-desk.md',
          deskAccess(
            'the matrix of roles and calls at the desk › a %s may do what the table of acts says, and is refused everything else',
          ),
          testsIn('server/features/desk/customers.test.ts')(
            'the will of a customer who wants help › is closed to support until the customer lets them read it, and for a day',
          ),
        ),
        statement(
          ['role.test-host'],
          'A host is one for tests by its name, and nothing is reported from there.',
          tracking('an arrival › on this machine'),
          settings('on a test host › nothing is told'),
        ),
        statement(
          ['role.test-host'],
          'What may run in production is decided by settings, not by a name.',
          config('the payment sandbox is refused in production, saying what to set'),
          testsIn('server/features/payments/payment-test.test.ts')('the payment test › is not for sale in production'),
        ),
      ],
    },
  ],
}

export const errorsAreTold: Section = {
  title: 'Errors',
  groups: [
    {
      title: 'Sessions and wills',
      statements: [
        statement(
          ['error.auth'],
          'A log-in that is refused is told on its page, and clears what was kept of somebody before.',
          session('a log-in that is refused leaves nobody logged in, and the page is given the reason'),
          testsIn('server/features/auth/auth.test.ts')(
            'logging in › says the same of an unknown email as of a wrong password',
          ),
        ),
        statement(
          ['error.401'],
          'A session that is no more logs the customer out, whichever call finds it.',
          http('a reply that the session is no more ends it, and a wrong password before one does not'),
          navigation('a session that ends in the middle keeps what was typed for the next log-in of the same person'),
        ),
        statement(
          ['error.will'],
          'A will that cannot be fetched or begun leaves nothing of it in the browser, and the page is told.',
          http('a will that cannot be fetched (%i) is taken out of the browser, and the page is told'),
          tabs('a connection lost right after signing up does not lock the customer out'),
        ),
      ],
    },
    {
      title: 'Payments and phones',
      statements: [
        otherwise(
          ['error.phone', 'since.phone'],
          'The flag of the call about a phone decides what its field says, and a call that fails says nothing and stops nothing.',
          '0038-what-was-found-and-stays.md',
          phone('the call says of a phone whether it could be dialled, to customers alone'),
          phoneNumber(
            'a phone that could not be dialled is told at its field, before the rest of the page is answered',
            '… stops nothing while a phone is typed, and the save looks at it again',
            'without a connection a phone is typed as any other answer',
          ),
          wills('saving a step › refuses a phone that could not be dialled, and takes none at all'),
        ),
        statement(
          ['error.poll'],
          'A request about a payment that fails is told, by the page or in its address.',
          payment(
            'a request that fails › calls the error handler where there is one',
            'the flag is added to the query, and replaces an earlier flag',
          ),
          publicPages('the payment test › shows an error for a payment that was never started'),
        ),
        statement(
          ['error.retries'],
          'So is the last try without an answer.',
          payment('a payment that never arrives › calls the retries handler where there is one'),
          publicPages('the payment test › gives up on a payment that is late, then finds it'),
        ),
        statement(
          ['error.no-payment'],
          'So is a payment of which the browser knows nothing.',
          payment('without a stored payment › the failure handler runs and no request is made'),
          publicPages('the payment test › says so when there is no payment to look at'),
          deadEnds('conformance A4.9: a failed payment is told only to a browser that has paid'),
        ),
      ],
    },
    {
      title: 'Everything else',
      statements: [
        statement(
          ['done.failure'],
          'A press on a button is never silent: it leads on, changes the page, or takes the focus to a reason that is seen.',
          everyButton(
            'every button of … does something, before an answer and after',
            'every button of … does something',
            'every button that a visitor meets does something',
            'every button of the account and of the signing day does something',
            '“Done” says that two people must act besides the disabled person, and offers anybody but them',
          ),
        ),
        statement(
          ['done.errors', 'field.error'],
          'A field takes its correction key by key: errors take the focus at a press on a button, and not while something is typed.',
          corrections(
            'an address that ends in .co.uk can be typed after one that was refused',
            'a share that was refused is cleared and typed again, key by key',
            'each field that a visitor meets takes its correction key by key',
            'each field of …, and of its dialogs, takes its correction key by key',
            'each field of …, after the answers, takes its correction key by key',
          ),
        ),
        statement(
          ['api.told'],
          'A page says “Saved” of what the server has, and says of what is typed that it is not saved yet.',
          saved(
            'nothing is said before something is typed, then that it is not saved yet, then that it is',
            'while something held for a time is described nothing of it is said to be saved before “Done”',
            'a page does not say “Saved” while answers of another page are kept that are not',
          ),
        ),
        otherwise(
          ['error.save', 'error.console', 'api.told'],
          'A change that cannot be saved is never silent: it is said beside the button, with what was typed kept.',
          '0038-what-was-found-and-stays.md',
          tabs(
            'on a phone › around A7a: a save that fails is said beside the button that was pressed',
            'a change in a dialog that comes too late can be saved again',
          ),
          step('a step that fails to save stays, says so, and keeps what was typed'),
        ),
        statement(
          ['error.codes'],
          'Every error that a call replies with is in one catalogue, with words that say what to do.',
          errors(
            'the catalogue of errors › names every error that the API replies with',
            'a request that cannot be understood › %s is answered in words that say what to do',
          ),
        ),
        statement(
          ['error.console'],
          'An accident tells nothing about itself, and nothing personal reaches a log.',
          errors('an accident of ours tells nothing about itself'),
          log('nothing personal reaches the logs, whatever happens'),
        ),
        statement(
          ['error.navigation'],
          'A customer who leaves a page while it is saved, or is sent elsewhere, loses nothing.',
          navigation(
            'a customer who opens another page while an answer is being saved stays there, and the answer is kept',
          ),
          deadEnds('conformance A4.6: the summary says why the page that was asked for is not shown'),
        ),
        statement(
          ['message.keys', 'error.codes'],
          'Each code of an answer that is wrong has its words.',
          messages('%s reads: %s'),
        ),
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
        statement(
          ['limit.total'],
          'Shares total exactly 100, to the hundredth.',
          estate('shares of %j give %j', 'shares that are wrong by a hundredth of a percent never add up to 100'),
          money('a percentage is parsed back exactly from its text'),
        ),
        statement(
          ['limit.share'],
          'A share is from 0 to 100 in storage, and 0 is not allowed of an heir.',
          schema('a share of %d%% is well formed: %s', 'every share of whole hundredths of a percent is well formed'),
          estate('shares of %j give %j'),
        ),
        statement(
          ['limit.name'],
          'A name has 50 letters at most.',
          constants('limits and waits are as specified'),
          names('50 %s are accepted and 51 are not'),
        ),
        statement(
          ['limit.child'],
          'A child is under 18, and nobody is older than 120.',
          constants('limits and waits are as specified'),
          beneficiaries(
            'a child › is under 18 if born from today to 18 years ago',
            'a child › is an adult if born from 18 to 120 years ago',
          ),
        ),
      ],
    },
    {
      title: 'Waits and widths',
      statements: [
        statement(
          ['limit.polls', 'limit.delay'],
          'A payment is asked about 450 times at most, two seconds apart, some 15 minutes in all.',
          constants('limits and waits are as specified', 'a payment is waited for about 15 minutes'),
          payment(
            'a payment that never arrives › is requested exactly 450 times over about 15 minutes, and then the page says so',
          ),
        ),
        statement(
          ['limit.success'],
          'The status that means “paid” is 1.',
          constants('limits and waits are as specified'),
          payments('on the test payment page › paying pays for the will and goes on'),
        ),
        statement(
          ['limit.cookie'],
          'The side of an experiment is kept for 24 hours.',
          constants('limits and waits are as specified'),
          experiments(
            'a visitor who accepts cookies is kept on their side for 24 hours, though the experiment is asked no more',
          ),
        ),
        statement(
          ['limit.mobile'],
          'A page narrower than 860 px is a narrow one.',
          constants('limits and waits are as specified'),
          narrow('a page %i pixels wide is counted as narrow: %s'),
        ),
        statement(
          ['limit.consent'],
          'A choice about cookies is kept for days that are given.',
          consent('declining sets the choice alone, for its days, and everything goes on working'),
        ),
      ],
    },
    {
      title: 'Names and numbers that others rely on',
      statements: [
        statement(
          ['limit.forms', 'limit.events'],
          'The tracking forms have their two numbers, and each step its own event.',
          constants('limits and waits are as specified'),
          steps('every step has a tracking event of its own'),
          tracking(
            'an arrival › is reported form-encoded: the click, the event, the form and whether the page is narrow',
          ),
        ),
        statement(
          ['limit.robots', 'since.robots'],
          'The check against robots is the product’s own, with a key of its own.',
          testsIn('server/features/proof-of-work/proof-of-work.test.ts')(
            'a form that needs no account › takes no proof of a challenge with %s',
          ),
          testsIn('e2e/browser-guards.spec.ts')(
            'from the landing page into the will no third party is contacted, and nothing violates the content security policy',
          ),
        ),
        statement(
          ['limit.step-key'],
          'A stored step has a key made of its group and its name.',
          funnel('each step has its own storage key'),
        ),
        otherwise(
          ['limit.timeout', 'limit.xsrf', 'limit.step-wait', 'limit.url-bar', 'limit.padding', 'since.unused'],
          'Time-out, name of the cookie against forgery, wait between steps, height of an address bar and padding are kept, and nothing reads them.',
          '0038-what-was-found-and-stays.md',
          constants('limits and waits are as specified'),
        ),
      ],
    },
  ],
}
