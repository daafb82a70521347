import { type Section, statement, testsIn } from './statement.ts'

const auth = testsIn('server/features/auth/auth.test.ts')
const sponsors = testsIn('server/features/auth/sponsor-codes.test.ts')
const renewal = testsIn('server/features/auth/renewal.test.ts')
const reset = testsIn('server/features/auth/password-reset.test.ts')
const wills = testsIn('server/features/wills/wills.test.ts')
const items = testsIn('server/features/wills/items.test.ts')
const phone = testsIn('server/features/phone/phone.test.ts')
const phoneNumber = testsIn('e2e/phone-number.spec.ts')
const payments = testsIn('server/features/payments/payments.test.ts')
const money = testsIn('server/features/payments/money.property.test.ts')
const stripe = testsIn('server/adapters/stripe-payments.test.ts')
const documents = testsIn('server/features/documents/documents.test.ts')
const experiments = testsIn('server/features/experiments/experiments.test.ts')
const proof = testsIn('server/features/proof-of-work/proof-of-work.test.ts')
const contact = testsIn('server/features/contact/contact.test.ts')
const reviews = testsIn('server/features/reviews/reviews.test.ts')
const account = testsIn('server/features/account/account.test.ts')
const accountExport = testsIn('server/features/account/export.test.ts')
const access = testsIn('server/access.test.ts')
const apiPage = testsIn('server/platform/api-page.test.ts')
const errors = testsIn('server/platform/errors.test.ts')
const metrics = testsIn('server/platform/metrics.test.ts')
const fuzz = testsIn('server/fuzz.test.ts')
const apiShapes = testsIn('core/api/wills.test.ts')
const tracking = testsIn('core/funnel/tracking.test.ts')
const payment = testsIn('core/funnel/payment-status.test.ts')
const http = testsIn('web/api/http.test.ts')
const session = testsIn('web/api/session.test.ts')
const narrow = testsIn('web/api/experiment.test.ts')
const saveQueue = testsIn('web/api/save-queue.test.ts')
const consent = testsIn('e2e/consent.spec.ts')
const checkout = testsIn('e2e/checkout.spec.ts')
const guards = testsIn('e2e/browser-guards.spec.ts')
const sponsor = testsIn('e2e/sponsor.spec.ts')
const tabs = testsIn('e2e/tabs-and-connection.spec.ts')

export const calls: Section = {
  title: 'Calls',
  groups: [
    {
      title: 'Every call',
      statements: [
        statement(
          ['call.bearer', 'call.xhr'],
          'A call of a customer carries their token, and each says that a script sends it.',
          http('every call says that a script sends it, and carries the token of a customer'),
        ),
        statement(
          ['call.bearer'],
          'Without a living token a call behind the log-in is refused before its body is read.',
          access('%s, every call is refused before its body is looked at'),
        ),
        statement(
          ['api.bare'],
          'A reply is the object itself, as its description says.',
          apiShapes('the reply with a form holds a user and a will, as they were sent'),
          fuzz(
            'whatever is sent to any call, the answer is one that its description knows, and never a failure of ours',
          ),
        ),
        statement(
          ['api.openapi'],
          'The description of all calls is made from what checks them, and has a page to read it.',
          apiPage(
            'around B14: the page about the API shows every call of the description, without a script',
            'around B14: a call says what it takes, whether it needs a log-in, and what it gives',
          ),
        ),
        statement(
          ['api.errors'],
          'What is wrong is said by status, message and field.',
          errors(
            'a request that cannot be understood › %s is answered in words that say what to do',
            'a request that cannot be understood › names every field that is wrong',
          ),
        ),
        statement(
          ['api.limited'],
          'Too many calls are told when to come back.',
          errors('too many calls are told to wait'),
          auth('a visitor who tries too many passwords is told when to try again'),
        ),
        statement(
          ['api.private'],
          'No cache keeps a reply.',
          errors('nothing the API says is kept by a cache, a refusal neither'),
        ),
      ],
    },
    {
      title: 'Accounts',
      statements: [
        statement(
          ['call.register', 'call.register-reply'],
          'Signing up sends every answer of the landing and gives a token, the payment track, an id and a name.',
          auth(
            'making an account › logs the new customer in, who pays for themselves',
            'making an account › refuses %s, naming the field',
          ),
        ),
        statement(
          ['call.register'],
          'What brought a customer goes with it once they agreed, and so does a sponsor’s code.',
          sponsors('a customer who registers with a sponsor’s code holds a will, and is told who pays for it'),
          consent('what brought a customer goes with their registration once they accepted'),
          sponsor('a customer follows a sponsor’s link to their documents, and meets no payment on the way'),
        ),
        statement(
          ['call.register'],
          'An email has one account.',
          auth(
            'making an account › refuses an email that has an account, whatever its capitals',
            'making an account › makes one account when two people ask for the same email at once',
          ),
        ),
        statement(
          ['call.login', 'call.login-reply'],
          'Logging in takes email and password, and gives the same as signing up.',
          auth('logging in › works with the right password and any capitals in the email'),
          sponsors('the sponsor is known again at the next log-in, and other customers have none'),
          session('a log-in keeps the token, the payment track and who it is, and asks for the will'),
        ),
        statement(
          ['call.login'],
          'A wrong password and an unknown email are answered alike.',
          auth(
            'logging in › says the same of an unknown email as of a wrong password',
            'logging in › takes as long for an unknown email as for a wrong password',
          ),
        ),
        statement(
          ['api.logout'],
          'A log-out is told, and its token is dead at once.',
          auth('a token › is dead at once after logging out, and only that one'),
        ),
        statement(
          ['api.logout'],
          'A token dies after half an hour unless it is renewed, and is renewed without being noticed.',
          auth('a token › dies after half an hour, unless it is renewed'),
          renewal(
            'a login that is renewed in time › goes on, by a new token, while the old one lasts a minute for what is under way',
          ),
          guards('a tab renews the login, and the others go on with the new token'),
        ),
        statement(
          ['api.forgot'],
          'Whoever asks for a new password is answered alike, with an account and without one.',
          reset(
            'asking for a new password › answers the same for an email without an account, and sends nothing there',
            'asking for a new password › looks for the account only after the reply, so that its time tells nothing',
          ),
        ),
        statement(
          ['api.reset'],
          'A new password ends every session, and its link works once.',
          reset('the link › ends every session of the customer, and of no other', 'the link › works once'),
        ),
        statement(
          ['api.account'],
          'A customer sees, exports and deletes what we hold about them.',
          account(
            'everything we hold › comes as JSON with its schema, and the documents as files',
            'a deleted account › leaves nothing behind but a short record of what was bought',
          ),
          accountExport(
            'S3: everything we hold is the customer’s, whatever they agreed to › it says in plain words what is in it',
          ),
        ),
      ],
    },
    {
      title: 'The will',
      statements: [
        statement(
          ['call.init'],
          'A will is begun without a body, and asking again gives the same one.',
          wills('starting a will › gives a blank one, and the same one when asked again'),
        ),
        statement(
          ['call.list'],
          'One call lists the wills of a customer.',
          access('another customer › sees nothing of the owner’s will in any call'),
          auth('making an account › logs the new customer in, who pays for themselves'),
        ),
        statement(
          ['call.form'],
          'One call gives the customer’s details and the will together.',
          wills('starting a will › the form says who is asking', 'starting a will › is needed before there is a form'),
          apiShapes('the reply with a form holds a user and a will, as they were sent'),
        ),
        statement(
          ['call.save', 'api.partial'],
          'A step is saved with what it changed, details field by field and the rest by key.',
          apiShapes(
            'a save names its step, the version it saw and the changed part',
            'a save of one answer contains that answer and changes nothing else',
          ),
          wills('saving a step › changes details field by field and leaves the others'),
        ),
        statement(
          ['api.version'],
          'A save names the version that was seen, and an old one is answered with the will as it is.',
          wills(
            'when another save came in between › a save is refused with what is there now, and changes nothing',
            'when another save came in between › of many saves at once from one version, one wins',
          ),
        ),
        statement(
          ['api.server-only'],
          'What only the server may set is refused in a save.',
          wills('saving a step › cannot set %s, which only the service sets'),
          apiShapes('no save may set %s'),
        ),
        statement(
          ['call.whole'],
          'A person or charity that is chosen at once is saved with the whole will.',
          wills(
            'saving a step › a will that was paid for stays paid when everything in it is replaced',
            'conformance A2.8: a person who takes no share has no percentage and no backups › when a save of the whole will says so, of a charity too',
          ),
        ),
        statement(
          ['call.create', 'call.types'],
          'Accounts, gifts, pets, charities and people are created one by one, and the reply has the id.',
          items(
            'an item of $list › is added, changed and removed, each counting the version',
            'people added at the same moment are all there',
          ),
        ),
        statement(
          ['call.update'],
          'They are changed one by one.',
          items(
            'an item of $list › keeps its uuid when a change does not repeat it',
            'an item of $list › that is not in the will can be neither changed nor removed',
          ),
        ),
        statement(
          ['call.delete'],
          'They are deleted by their id.',
          items(
            'an item of $list › is added, changed and removed, each counting the version',
            'a removed person is named nowhere afterwards',
          ),
        ),
        statement(
          ['call.create', 'api.idempotent'],
          'A creation that is sent twice is made once.',
          items(
            'an item of $list › asked for twice is added once',
            'an item of $list › asked for twice at the same moment is added once',
          ),
          saveQueue('what was typed while the server could not be reached › is sent once though its reply was lost'),
          tabs('a person is added once, though the reply was lost'),
        ),
        statement(
          ['call.phone', 'since.phone'],
          'A call says whether a phone is valid, and the page asks it when the field is left.',
          phone('%s is a phone number', 'the call says of a phone whether it could be dialled, to customers alone'),
          phoneNumber(
            'a phone that could not be dialled is told at its field, before the rest of the page is answered',
            'one number is asked about once, and none that is empty',
          ),
          wills('saving a step › refuses a phone that could not be dialled, and takes none at all'),
        ),
      ],
    },
    {
      title: 'Money and documents',
      statements: [
        statement(
          ['api.prices'],
          'The prices are public.',
          payments('the prices are public'),
          testsIn('e2e/public-pages.spec.ts')(
            'the price list has what is paid to us, and what the government charges beside it',
          ),
        ),
        statement(
          ['api.prices'],
          'An order is charged as the prices say, whatever the browser sends.',
          payments('the checkout › charges what the price list says', 'the checkout › refuses %s'),
          checkout('a fair checkout › asks for the price that is advertised'),
        ),
        statement(
          ['call.check', 'call.by-polling'],
          'A payment is asked about by its outside id, and 1 means that it has arrived.',
          payments(
            'on the test payment page › paying pays for the will and goes on',
            'on the test payment page › nothing is paid until something is chosen',
          ),
          payment('a payment that has arrived › is found by the first request, without waiting'),
        ),
        statement(
          ['call.check-headers', 'since.check-headers'],
          'It is asked about with the headers of JSON, and for the payment of this browser alone.',
          checkout('a payment is asked about in JSON'),
          testsIn('server/features/payments/payment-test.test.ts')(
            'the payment test › comes back to its own page when %s, and pays for no will',
          ),
        ),
        statement(
          ['api.webhook'],
          'What the provider reports counts only when it is signed and true.',
          stripe(
            'a call by Stripe › with %s is refused and changes nothing',
            'a call by Stripe › says nothing of its own: an event that claims a payment Stripe knows nothing of pays for nothing',
          ),
        ),
        statement(
          ['api.webhook'],
          'Money taken is money for what was given, exactly once.',
          money(
            'whatever customers press, whatever the provider says or fails to say, and wherever the power fails, › the money taken is the money for what was given, exactly once',
          ),
          checkout('two tabs that both pay are charged once'),
        ),
        statement(
          ['api.documents'],
          'Documents, alone and as a pack, wait for the payment; a draft does not.',
          documents(
            'before payment › %s asks for it',
            'before payment › there is a draft, even of a will not begun',
            'after payment › all of them come as one zip, each as it is alone, numbered in the order of the list',
          ),
        ),
      ],
    },
    {
      title: 'Around the will',
      statements: [
        statement(
          ['call.tests', 'call.by-helper'],
          'An experiment is asked about by its funnel and whether the page is narrow, and answers with an address or nothing.',
          experiments(
            'while an experiment runs › some stay and some are sent to the other side, by luck',
            'while an experiment runs › what is counted is sums: narrow pages, wide pages, and who signed up on which side',
            'no visitor is redirected until an experiment is turned on',
          ),
          narrow('a page %i pixels wide is counted as narrow: %s'),
        ),
        statement(
          ['call.tracking'],
          'An arrival is reported outside with the click, the event, the form and whether the page is narrow.',
          tracking(
            'an arrival › is reported form-encoded: the click, the event, the form and whether the page is narrow',
          ),
          consent('accepting tells each arrival of a visitor whom an advert brought, with nothing about them'),
        ),
        statement(
          ['call.tracking-only'],
          'It is reported only where a click brought the visitor, and they agreed.',
          tracking('an arrival › is not reported %s'),
          consent(
            'accepting without a click id reports nothing',
            'before a choice no cookie is set, nothing is stored and no third party is contacted',
          ),
        ),
        statement(
          ['call.captcha'],
          'A form that needs no account is sent with a proof of work, which the visitor does not see.',
          proof(
            'a form that needs no account › is taken with a proof of work, and not without',
            'a form that needs no account › takes a proof once, also when it comes twice at the same moment',
          ),
          guards('a message is sent with a proof of work that the visitor does not see'),
        ),
        statement(
          ['api.around'],
          'The waiting list, a message and a wish for no mail are each a call.',
          contact(
            'the waiting list › holds a person once, by the newest name they gave',
            'a message to us › is kept, mailed to us, and given a reference to quote',
            'unsubscribing › takes the address off the waiting list and remembers it, whatever its capitals',
          ),
        ),
        statement(
          ['api.around'],
          'What customers say is asked once they have paid, and read by all.',
          reviews(
            'a customer is asked › once they have paid, and not before',
            'what every visitor is shown › is the average of all that are published, bad ones too, and the newest three texts',
          ),
        ),
        statement(
          ['api.health'],
          'The service says whether it lives and whether it is ready, and its numbers only where that is set.',
          errors('the service says whether it lives and whether it is ready'),
          metrics('without a setting there are no numbers'),
        ),
      ],
    },
  ],
}
