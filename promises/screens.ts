import { otherwise, type Section, statement, testsIn } from './statement.ts'
import { wayThrough } from './way-through.ts'

const steps = testsIn('core/journey/steps.test.ts')
const pages = testsIn('core/journey/pages.test.ts')
const publicPaths = testsIn('core/journey/public-pages.test.ts')
const guards = testsIn('core/journey/guards.test.ts')
const walk = testsIn('core/journey/walk.test.ts')
const walks = testsIn('core/journey/walks.test.ts')
const landing = testsIn('core/funnel/landing.test.ts')
const funnel = testsIn('core/funnel/funnel.test.ts')
const web = testsIn('server/web-server/web.test.ts')
const payments = testsIn('server/features/payments/payments.test.ts')
const lpa = testsIn('server/features/lpa/lpa.test.ts')
const everyPage = testsIn('e2e/every-page.spec.ts')
const publicPages = testsIn('e2e/public-pages.spec.ts')
const navigation = testsIn('e2e/navigation.spec.ts')
const married = testsIn('e2e/married.spec.ts')
const single = testsIn('e2e/single-person.spec.ts')
const checkout = testsIn('e2e/checkout.spec.ts')
const deadEnds = testsIn('e2e/dead-ends.spec.ts')
const documents = testsIn('e2e/documents.spec.ts')
const lpaPages = testsIn('e2e/lpa.spec.ts')
const step = testsIn('e2e/step.spec.ts')
const statements = testsIn('e2e/statements.spec.ts')
const consent = testsIn('e2e/consent.spec.ts')
const reviews = testsIn('e2e/reviews.spec.ts')

const everyPublicPage = everyPage(
  'every page in … that needs no account can be used with assistive technology and at 320 px',
)

export const screens: Section = {
  title: 'Screens and addresses',
  groups: [
    {
      title: 'Pages for everyone',
      statements: [
        statement(
          ['pages.login'],
          'A customer logs in at an address of its own.',
          everyPublicPage,
          step('logging out ends the session, and logging in goes on where the will was left'),
        ),
        statement(
          ['pages.sign-up', 'landing.sign-up'],
          'Signing up is reached once the three questions before it are answered.',
          landing('a visitor with %s is sent to the first unanswered question'),
          navigation('sign-up before the three questions sends to the first of them'),
        ),
        statement(
          ['pages.forgot', 'pages.reset'],
          'A customer who forgot the password asks for a link, and chooses a new one with it, once.',
          publicPages('a customer who forgot their password gets a link, once, and goes on with their will'),
        ),
        statement(
          ['pages.request-reset'],
          'The page “look in your mail” needs to know whose: without an email it asks for one.',
          publicPages('"look in your mail" without an email asks for one'),
        ),
        statement(
          ['pages.terms', 'pages.wills-terms', 'pages.privacy', 'pages.faqs'],
          'Terms, terms for wills, privacy and questions each have a page.',
          everyPublicPage,
          publicPages(
            'every link on the pages around the will leads somewhere',
            'the questions can be searched, and one can be linked to',
          ),
        ),
        statement(
          ['pages.contact', 'pages.contact-sent'],
          'A message to us is written on one page, and acknowledged on another.',
          publicPages(
            'a message reaches us, after what was missing is named',
            'around C27: a page that says something was done is not shown to a visitor who did nothing',
          ),
        ),
        statement(
          ['pages.unsubscribe', 'pages.unsubscribed'],
          'Whoever wants no more mail says so on one page, and is told on another that it has stopped.',
          publicPages('S25: a recipient stops our mail by a link in the mailbox, and can have it again'),
        ),
        statement(
          ['pages.root'],
          'The root leads to the first question of the landing.',
          guards('the root and the dashboard › the root redirects to the landing questionnaire'),
          navigation('the root leads to the landing, the dashboard to the account, and each names its tab'),
        ),
        statement(
          ['pages.unknown'],
          'An address that does not exist is a page that says so.',
          guards('an unknown path is not a destination, so no guard decides about it'),
          web('the pages › %s opens the product, which is told that there is no such page'),
          navigation('an address that does not exist is a page that says so'),
        ),
        statement(
          ['pages.unknown'],
          'No two pages share an address.',
          pages('no two pages share an address'),
          guards('no two destinations have the same path'),
        ),
      ],
    },
    {
      title: 'Pages for customers',
      statements: [
        statement(
          ['pages.account', 'pages.payment-test'],
          'The account, and the page that tries a payment, are for customers who are logged in.',
          guards(
            '6. auth-required routes send logged-out users to login › the account',
            '6. auth-required routes send logged-out users to login › the payment test',
          ),
          everyPage('every page of an account can be used with assistive technology and at 320 px'),
          publicPages('the payment test is for people who are logged in'),
        ),
        statement(
          ['pages.dashboard'],
          'The dashboard leads to the account.',
          guards('the root and the dashboard › the dashboard redirects to the account'),
          navigation('the root leads to the landing, the dashboard to the account, and each names its tab'),
        ),
      ],
    },
    {
      title: 'The landing',
      statements: [
        statement(
          ['who.landing', 'landing.homeowner', 'landing.residence', 'table.landing'],
          'It has three questions, each at an address of its own.',
          landing('the landing questions are at three addresses'),
        ),
        statement(
          ['landing.visitors'],
          'Its pages are for visitors: a customer is led to their will.',
          guards('8. unauth-only routes send logged-in users › or to the last visited step'),
        ),
        statement(
          ['landing.homeowner'],
          'Owning a home or not makes no difference to who may sign up.',
          landing('a visitor who lives in England or Wales and gives both names may sign up, home owner or not'),
        ),
        statement(
          ['landing.sorry', 'table.sorry-form'],
          'A visitor who lives elsewhere is told that we are sorry, may join a list, and may change the answer.',
          landing('only a visitor who lives elsewhere does not qualify, until they change the answer'),
          publicPages(
            'a visitor from outside England and Wales can join the waiting list, and can change the answer',
            'the sorry answer survives a reload',
          ),
        ),
        statement(
          ['landing.name'],
          'The name has a first and a last part.',
          landing('a visitor with %s is sent to the first unanswered question › no last name'),
        ),
      ],
    },
    {
      title: 'The steps of a will',
      statements: [
        statement(
          [
            'step.full-name',
            'step.full-address',
            'step.you-own-property',
            'step.dob',
            'step.marital-status',
            'step.partner',
            'step.children',
            'step.pets',
            'step.other-beneficiaries',
            'step.guardians',
            'step.backup-guardians',
            'step.my-beneficiaries',
            'step.backup-action',
            'step.pets-guardians',
            'step.split-distribution',
            'step.exclude',
            'step.executors',
            'step.my-executors',
            'step.digital-assets',
            'step.executor-notify',
            'step.gifts',
            'step.funeral-wishes',
            'step.summary',
            'since.one-page',
          ],
          'The steps have their names, their order and their percentages.',
          steps('the journey has the specified steps, in order, with their percentages'),
        ),
        statement(['step.names', 'table.base'], 'The address of a step follows from its name.', pages('%s is at %s')),
        statement(
          ['step.use'],
          'Each step can be reached and used.',
          walks('every step that is asked can be walked to, for every kind of will'),
          everyPage(
            'every page of … can be used with assistive technology and at 320 px, and a question with its button in view',
          ),
        ),
        statement(
          ['step.groups', 'step.last'],
          'Steps stand in groups, whose order and last steps are known.',
          steps(
            'each group ends where the next begins',
            'every step is in a group that has a name, and the groups come in order',
          ),
        ),
        statement(
          ['step.hide-on-paid'],
          'A step knows whether it is hidden once paid.',
          steps('the name and the date of birth are not shown again once paid'),
        ),
        statement(
          ['step.event', 'step.form'],
          'A step has a tracking event of its own, and the form it belongs to.',
          steps('every step has a tracking event of its own'),
          testsIn('core/constants.test.ts')('limits and waits are as specified'),
          consent('accepting tells each arrival of a visitor whom an advert brought, with nothing about them'),
        ),
        statement(
          ['since.no-relations'],
          'In a will made from a partner’s, what its people are to the testator is asked with the partner, and an old address leads there.',
          steps(
            'what is asked › what people of a partner’s will are to the testator is asked with the partner, or else with the children',
          ),
          guards(
            'the root and the dashboard › what was asked about the people of a partner’s will leads to the partner',
          ),
          testsIn('e2e/statements.spec.ts')(
            'a missing choice from a list is named by its question, and the link leads to it',
          ),
        ),
        statement(
          ['step.partner', 'table.asked'],
          'The partner is asked about only where there is one.',
          steps('what is asked › a testator of status %s is asked who their partner is only if they have one'),
        ),
        statement(
          ['step.guardians', 'step.backup-guardians', 'step.pets-guardians', 'table.asked'],
          'Guardians are asked about where there is a young child, and a pet’s where one is to be looked after.',
          steps(
            'what is asked › with %s, guardians are asked for: %#',
            'what is asked › with %s, the pets’ guardians are asked for: %#',
          ),
        ),
        statement(
          ['table.progress'],
          'The progress shown never falls.',
          walk('the progress shown never falls and is never less than the step’s own'),
        ),
      ],
    },
    {
      title: 'From the summary to the documents',
      statements: [
        statement(
          ['step.summary'],
          'The summary shows every answer, who gets what, and the pages themselves.',
          testsIn('e2e/reading.spec.ts')('a will is read part by part, agreed to, and tied, and the payment is next'),
          testsIn('e2e/beside-the-question.spec.ts')(
            'journey F10: the summary shows exactly who gets what if someone dies first, with gifts and the home',
          ),
        ),
        statement(
          ['step.addons', 'step.checkout', 'table.complete'],
          'Add-ons and the checkout come after the summary of a complete will.',
          pages('%s has the specified conditions of entry'),
          checkout(
            'a fair checkout › shows the total while extras are chosen, keeps them on the way back, and charges exactly that',
          ),
          married('a married person with two children writes, pays for and downloads their will'),
        ),
        statement(
          ['step.payment-successful'],
          'A payment that went through is told, and the will is paid for.',
          payments('on the test payment page › paying pays for the will and goes on'),
          checkout(
            'a customer pays, finds the receipt in their account, and agrees to both statements before the download',
          ),
        ),
        statement(
          ['step.payment-error'],
          'A payment that did not is told, and can be tried again.',
          payments('on the test payment page › being declined leaves the will unpaid, and one may try again'),
          checkout('a customer who is declined tries again with the same extras'),
          single('a single person with the fewest answers gets a will, after a declined payment'),
        ),
        statement(
          ['step.lpa-payment', 'since.lpa-why'],
          'The power of attorney is reached once it is paid for, and otherwise through the checkout.',
          guards('2. if will data exists › the power of attorney needs payment, else checkout'),
          lpa('Finishing the powers of attorney › asks for payment when %s'),
          deadEnds('conformance A4.6: the summary says why the page that was asked for is not shown'),
        ),
        statement(
          ['step.lpa-firm', 'since.firm'],
          'Once it is settled, its address leads to the documents: it was finished, or the law firm was appointed and none was bought.',
          guards('2. if will data exists › a settled power of attorney goes to downloads'),
          testsIn('server/features/wills/firm.rules.test.ts')(
            'appointing the firm settles the powers of attorney of a customer who bought none, and taking it back opens them',
          ),
          lpaPages('two powers of attorney, from the first question to the sheets for their forms'),
        ),
        statement(
          ['step.thank-you', 'step.downloads'],
          'The thank-you and the documents are reached once they are paid for, and otherwise lead to the summary.',
          guards(
            '2. if will data exists › downloads need payment, else back to summary',
            '2. if will data exists › the thank-you page needs payment, else back to summary',
          ),
          navigation('once paid › nothing that needs payment is open before'),
          documents('journey F16: one thing is left, with a button, and each document shows its own first page'),
        ),
      ],
    },
    ...wayThrough,
    {
      title: 'Funnels',
      statements: [
        statement(
          ['funnel.main-path', 'funnel.path', 'funnel.params', 'funnel.query'],
          'The address of a step is its name under the main path, with slashes for dots, then its params, then its query.',
          funnel(
            'the path of a step › %s',
            'the address of a step › has its params and its query filled in and encoded',
          ),
        ),
        statement(
          ['funnel.redirect'],
          'A step may redirect to another.',
          funnel('a child may redirect to another step', 'a redirect to an unknown step throws'),
        ),
        statement(
          ['funnel.prefix'],
          'The name of a step begins with the name of its group.',
          funnel('route names begin with the name of the group'),
        ),
        statement(
          ['funnel.exists'],
          'A funnel with its payment is walked by a customer who has a will checked.',
          testsIn('e2e/existing-will.spec.ts')('a customer with a will answers, signs up, pays and reads their report'),
        ),
      ],
    },
    {
      title: 'The shell around a page',
      statements: [
        statement(
          ['shell.header', 'shell.footer', 'shell.layout'],
          'Header and footer follow from each page’s settings.',
          pages(
            'a question of the will has no footer, and cookies are asked about on no page of a customer',
            'an unknown page has the layout of every page',
          ),
          publicPages('around C29: a phone shows the prices and, once logged in, help in the header'),
        ),
        statement(
          ['shell.cookies'],
          'Cookies are asked about on pages for visitors, once they have begun.',
          consent(
            'journey F2, F18: cookies are asked about once a visitor has begun, and never on a customer’s own pages',
          ),
        ),
        statement(
          ['shell.reviews'],
          'Reviews stand where a visitor decides whether to begin, and are real.',
          pages('reviews are shown only where a visitor decides whether to begin'),
          reviews('what five customers said is shown with its real average, and nothing before'),
        ),
        statement(
          ['shell.title'],
          'A page has a title of its own once it is shown.',
          steps('every step asks its own question'),
          everyPublicPage,
          navigation('each step has its own title in the tab, and a reload on it stays there'),
        ),
        statement(
          ['shell.title'],
          'A page for a language says which it is.',
          publicPaths('a page in both languages has the same audience and conditions in each'),
        ),
        otherwise(
          ['since.one-page'],
          'A step may ask its questions one after the other within its page, and its address, order and percentage stay.',
          '0039-answers-that-come-with-the-page.md',
          statements('shares are not asked for before it is said whether they are equal'),
          testsIn('e2e/one-question.spec.ts')(
            'a question that is not answered is not passed, and the error goes when it is',
          ),
        ),
      ],
    },
  ],
}
