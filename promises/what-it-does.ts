import { otherwise, type Section, statement, testsIn } from './statement.ts'

const landing = testsIn('core/funnel/landing.test.ts')
const publicPages = testsIn('e2e/public-pages.spec.ts')
const married = testsIn('e2e/married.spec.ts')
const single = testsIn('e2e/single-person.spec.ts')
const checkout = testsIn('e2e/checkout.spec.ts')
const navigation = testsIn('e2e/navigation.spec.ts')
const walk = testsIn('core/journey/walk.test.ts')
const willPdf = testsIn('documents/will-pdf.test.ts')
const golden = testsIn('drafting/golden.test.ts')
const browserStorage = testsIn('e2e/browser-storage.spec.ts')

const wholeJourney = married('a married person with two children writes, pays for and downloads their will')

export const whatItDoes: Section = {
  title: 'What it does and for whom',
  groups: [
    {
      title: 'For whom',
      statements: [
        statement(
          ['who.one-person'],
          'It is for one person in England or Wales, who writes their own will.',
          landing('only a visitor who lives elsewhere does not qualify, until they change the answer'),
          testsIn('core/rules/about-me.rules.test.ts')('a testator with %s gives %j'),
          testsIn('server/features/auth/auth.test.ts')('making an account › a home outside England and Wales'),
        ),
        statement(
          ['who.free'],
          'It is free to start: nothing is paid before the will is read.',
          testsIn('e2e/reading.spec.ts')('a will is read part by part, agreed to, and tied, and the payment is next'),
          testsIn('server/features/verification/verification.test.ts')(
            'S9: without a verified address › a customer writes, pays, reads the list of documents and a draft, and exports',
          ),
        ),
        statement(
          ['since.solicitor'],
          'What it cannot write safely is said, and sent to a solicitor before anything is paid.',
          testsIn('e2e/advice.spec.ts')(
            'land abroad is talked about at the question, keeps the answers, and stops the payment with a page for a solicitor',
            'the server takes no payment for a will that needs a solicitor, and says why',
          ),
        ),
      ],
    },
    {
      title: 'The way through it',
      statements: [
        statement(
          ['who.order', 'who.landing'],
          'A visitor says whether they own a home, whether they live in England or Wales, and their name.',
          landing('the landing questions are at three addresses', 'no question is answered in advance'),
          publicPages('a visitor from outside England and Wales can join the waiting list, and can change the answer'),
        ),
        statement(
          ['who.order', 'who.then-account'],
          'Then they make an account.',
          landing('a visitor who lives in England or Wales and gives both names may sign up, home owner or not'),
          publicPages('terms and privacy open beside a sign-up that keeps what was typed'),
        ),
        statement(
          ['who.about', 'who.marital'],
          'They say who they are, and whether they are married.',
          testsIn('core/rules/about-me.rules.test.ts')(
            'the testator gives a first and a last name; a middle name is optional',
            'a marital status must be chosen, and any will do',
          ),
          wholeJourney,
        ),
        statement(
          ['who.children', 'who.guardians'],
          'They name children, and guardians for the young ones.',
          testsIn('drafting/clauses/guardians.test.ts')(
            'Guardians › a guardian is appointed for a young child, and for one born later',
          ),
          wholeJourney,
        ),
        statement(
          ['who.pets'],
          'They say who looks after their pets.',
          testsIn('core/rules/beneficiaries.rules.test.ts')('%s › a pet to be looked after by a friend'),
          wholeJourney,
        ),
        statement(
          ['who.beneficiaries'],
          'They name beneficiaries, charities among them.',
          testsIn('e2e/find-charity.spec.ts')(
            'a charity is found by a few letters and chosen with the keyboard, and its number comes with it',
          ),
          wholeJourney,
        ),
        statement(
          ['who.gifts'],
          'They give money and things to people and charities.',
          testsIn('core/rules/gifts.rules.test.ts')('a gift of type %s needs a recipient who exists'),
          testsIn('e2e/gifts.spec.ts')(
            'conformance A2.3: a recipient added in the dialog is saved with the gift, or kept with what is typed',
          ),
          wholeJourney,
        ),
        statement(
          ['who.excluded'],
          'They may leave people out.',
          testsIn('e2e/left-out.spec.ts')(
            'conformance A1.4: a customer leaves out a child they have already named, and takes it back',
          ),
          wholeJourney,
        ),
        statement(
          ['who.executors'],
          'They choose executors.',
          testsIn('core/rules/executors.rules.test.ts')('executors: %s'),
          wholeJourney,
        ),
        statement(
          ['who.splits'],
          'They share what is left, and say who takes a share that fails.',
          testsIn('core/estate/properties.test.ts')(
            'the outcome is the same as when an executor passes the shares on one failure after another',
            'the shares total exactly 1, each taker has one entry above 0, and the largest is first',
          ),
          testsIn('e2e/backup-shares.spec.ts')(
            'journey F11: one rule answers for everyone, and a row says where someone differs',
          ),
          wholeJourney,
        ),
        statement(['who.funeral'], 'They say what is to happen to their body.', wholeJourney),
        statement(
          ['who.order', 'who.documents'],
          'They read a summary, pay, and download documents that say what was answered.',
          golden('The whole text, word for word as it was last read'),
          willPdf('A will on paper › says every word of the document'),
          wholeJourney,
          single('a single person with the fewest answers gets a will, after a declined payment'),
          checkout(
            'a customer pays, finds the receipt in their account, and agrees to both statements before the download',
          ),
        ),
      ],
    },
    {
      title: 'Extras and other ways',
      statements: [
        statement(
          ['extra.lpa'],
          'Powers of attorney can be bought beside a will.',
          testsIn('e2e/lpa.spec.ts')('two powers of attorney, from the first question to the sheets for their forms'),
          testsIn('server/features/payments/second-power.test.ts')(
            'a customer with one power of attorney buys the other later, and then has both',
          ),
        ),
        statement(
          ['extra.firm', 'product.firm'],
          'A law firm can be appointed as executor where the operator has one, after the lay choice and with what it charges.',
          testsIn('server/config.test.ts')(
            'the law firm › is offered with everything a customer has to know of it',
            'the law firm › is not offered without %s, and the start says so',
          ),
          testsIn('server/features/wills/firm.rules.test.ts')('refused is › any firm where none is offered'),
          testsIn('e2e/firm.spec.ts')(
            'a customer appoints the law firm, with what it charges in front of them, and its lawyers stand in the will',
          ),
        ),
        statement(
          ['since.confirmed'],
          'The first download waits for a confirmed email.',
          testsIn('server/features/verification/verification.test.ts')(
            'S9: without a verified address › nothing is downloaded, no passkey added, nobody invited and no address changed',
          ),
        ),
        statement(
          ['mode.paid', 'mode.skips'],
          'A paid will passes over the steps that payment settles.',
          walk('once the will is paid for › the name and the date of birth are skipped, forward and back'),
          navigation(
            'once paid › the name and the date of birth are passed over, and the summary offers the documents',
          ),
        ),
        statement(
          ['mode.mirror'],
          'A couple has two wills, and the partner confirms their own.',
          testsIn('server/features/couple/couple.test.ts')(
            'the partner › gets a will of their own, made from the first, in which the two have changed places',
          ),
          testsIn('e2e/mirror.spec.ts')(
            'one buys both wills and invites; the partner reads, changes and confirms their own, and both print it',
          ),
        ),
        statement(
          ['mode.check'],
          'A will that somebody has already can be checked.',
          testsIn('e2e/existing-will.spec.ts')('a customer with a will answers, signs up, pays and reads their report'),
        ),
        statement(
          ['mode.lpa'],
          'A power of attorney, and a will to be checked, each begin at the summary.',
          navigation('a will to be checked and a power of attorney start at the summary'),
        ),
      ],
    },
    {
      title: 'What is kept, and where',
      statements: [
        statement(
          ['kept.server'],
          'Answers are saved on the server step by step.',
          testsIn('server/features/wills/wills.test.ts')('saving a step › keeps what was said and counts the version'),
          testsIn('server/crash.test.ts')(
            'every acknowledged save is there after the power fails in the middle (moment %i)',
          ),
        ),
        statement(
          ['kept.browser'],
          'The browser keeps the will, the visited steps, the tokens and the payment, and damaged contents count as none.',
          testsIn('web/api/storage.test.ts')(
            'what was kept is read back as it was',
            'damaged or foreign contents count as absent › %s holding %j',
          ),
        ),
        otherwise(
          ['since.encrypted'],
          'What the browser keeps of a person or a will is encrypted, with a key that is not in the browser.',
          '0022-the-browser-stores-nothing-in-clear.md',
          testsIn('web/api/encrypted-storage.test.ts')(
            'S19: what the browser stores of a will › is not readable in storage, and is read back with its key',
          ),
          browserStorage(
            'S19: nothing that a browser stores of a will can be read, and what was typed survives a reload',
          ),
        ),
      ],
    },
  ],
}
