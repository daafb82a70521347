import { otherwise, type Section, statement, testsIn } from './statement.ts'

const aboutMe = testsIn('core/rules/about-me.rules.test.ts')
const executors = testsIn('core/rules/executors.rules.test.ts')
const estate = testsIn('core/rules/estate.rules.test.ts')
const guardians = testsIn('core/rules/guardians.rules.test.ts')
const questions = testsIn('core/will/questions.test.ts')
const changes = testsIn('core/will/changes.test.ts')
const equalShares = testsIn('core/will/equal-shares.test.ts')
const money = testsIn('core/text/money.test.ts')
const day = testsIn('core/text/calendar-day.test.ts')
const products = testsIn('core/catalogue/products.test.ts')
const residue = testsIn('drafting/clauses/residue.test.ts')
const inventory = testsIn('drafting/pack/inventory.test.ts')
const willPdf = testsIn('documents/will-pdf.test.ts')
const boundaries = testsIn('boundaries.test.ts')
const storage = testsIn('web/api/storage.test.ts')
const visits = testsIn('web/api/visits.test.ts')
const config = testsIn('server/config.test.ts')
const checkout = testsIn('e2e/checkout.spec.ts')
const advice = testsIn('e2e/advice.spec.ts')
const shares = testsIn('e2e/shares.spec.ts')
const reading = testsIn('e2e/reading.spec.ts')
const afterSigning = testsIn('server/features/after-signing/after-signing.test.ts')
const outcome = testsIn('cli/outcome-command.test.ts')
const draft = testsIn('cli/draft-command.test.ts')
const checkFile = testsIn('cli/check-command.test.ts')

export const leftOpen: Section = {
  title: 'What the specification leaves open',
  groups: [
    {
      title: 'Words and rules',
      statements: [
        statement(['words.adult'], 'Whoever makes a will is 18 or over.', aboutMe('a testator with %s gives %j')),
        statement(
          ['words.young'],
          'A date of birth decides who is under 18; without one the answer does.',
          questions('children › a person %s is a minor: %#'),
        ),
        statement(
          ['words.young'],
          'A young child is one of the testator’s own, under 18.',
          questions(
            'children › are the testator’s own: a young friend is not one of them',
            'children › do not count once the answer is that there are none',
          ),
        ),
        statement(
          ['words.executors'],
          'Four executors act at most, and substitutes step in after them.',
          executors(
            'executors: %s › five people',
            'finding 27: a substitute may be under 18 today, for nobody acts before 18',
          ),
          changes('an executor is no longer a substitute, and a guardian no longer a backup'),
        ),
        statement(
          ['words.ultimate'],
          'Who takes if everyone has died is asked: a charity, people, or next of kin.',
          estate(
            'the ultimate default › must be answered',
            'the ultimate default › may be people, who must be named and share all of the residue',
          ),
          residue('If nobody is left to take › named people take in their shares, with next of kin behind them'),
        ),
        statement(
          ['words.backups'],
          'Backups, and those who take last, share all of it.',
          estate(
            'a share that goes to specific people instead › too little',
            'the ultimate default › may be people, who must be named and share all of the residue',
          ),
        ),
        statement(
          ['words.digital'],
          'Online accounts are seen to by the executors or by somebody named, and no password is asked for.',
          executors('digital assets are in the care of the executors or of a named person'),
          inventory('The list of what a customer owns › puts online accounts apart, and asks for no passwords'),
        ),
        statement(
          ['words.assets'],
          'What somebody owns stands in a list for the executors; what it is worth stands in no will, which anybody may read one day.',
          inventory('The list of what a customer owns › says where the home is and what is owed on it'),
          testsIn('drafting/values-stay-out.test.ts')('what things are worth › is not in %s'),
        ),
        statement(
          ['words.home'],
          'A home in several names says whose it is and how they own it.',
          aboutMe(
            'the home › a joint owner names the others and says how it is held',
            'the home › another property does not answer for the home',
          ),
        ),
        statement(
          ['words.responsibility'],
          'Parental responsibility is asked about for each young child.',
          guardians(
            'parental responsibility is asked about for every young child, and another parent’s where it matters',
          ),
        ),
        statement(
          ['words.exact'],
          'Money is whole pence, and a percentage whole hundredths.',
          money(
            'an amount of money is parsed back exactly from its text',
            'a percentage is parsed back exactly from its text',
          ),
        ),
        statement(
          ['words.birthday'],
          'A birthday is a day on the calendar, whatever the time zone.',
          day('%j is on the calendar: %s', 'every person is a year older a year later'),
        ),
      ],
    },
    {
      title: 'Prices',
      statements: [
        statement(
          ['product.prices'],
          'Each product costs what its price list says.',
          products('$id costs what was agreed'),
        ),
        statement(
          ['product.fees'],
          'Fees of the government stand beside a price and never in it.',
          products('government fees are separate from the prices'),
        ),
        statement(
          ['product.fair'],
          'Nothing is chosen for a customer, and declining takes a single press.',
          checkout(
            'a fair checkout › ticks nothing in advance, and lets the customer decline with a single press',
            'a fair checkout › has no clock and no hurry',
          ),
        ),
        statement(
          ['product.total'],
          'The total is seen before an account is made, and all through the checkout.',
          testsIn('e2e/public-pages.spec.ts')(
            'the price list has what is paid to us, and what the government charges beside it',
          ),
          checkout(
            'a fair checkout › shows the total while extras are chosen, keeps them on the way back, and charges exactly that',
          ),
        ),
        statement(
          ['product.draft'],
          'An unpaid draft is marked as one, and has nowhere to sign.',
          willPdf('A draft › is marked on every page and in its title, and has nowhere to sign'),
        ),
        statement(
          ['product.editions'],
          'The normal print, the large print and the bound copy of a will have a code each, and what is said of pages is true of the one that is signed.',
          testsIn('core/signing/editions.test.ts')(
            'The editions of a will › have a code each, so that no page of one passes for a page of another',
          ),
          testsIn('documents/pages-spoken.test.ts')(
            'whatever a will says, each edition is signed on its last page and initialled on all before',
          ),
          testsIn('e2e/signing-day.spec.ts')(
            'large print is signed by its own pages, and another print on the table begins the signing again',
          ),
        ),
      ],
    },
    {
      title: 'What comes with it, and what takes its place',
      statements: [
        statement(
          ['default.none'],
          'Nothing needs to be set to try it.',
          config('nothing needs to be set to try the product'),
        ),
        statement(
          ['default.database'],
          'It runs on SQLite in a file, and on PostgreSQL with several processes.',
          testsIn('server/db/sqlite-driver.sqlite.test.ts')('what was answered is in the file for every other process'),
          testsIn('server/two-processes.postgres.test.ts')(
            'people with two tabs on two servers lose no save: each is kept, or refused with what is there',
          ),
        ),
        statement(
          ['default.payments'],
          'The payments of trials are marked as such and refused in production, where Stripe takes their place.',
          testsIn('server/features/payments/payments.test.ts')('the checkout › charges what the price list says'),
          testsIn('server/features/payments/production-start.test.ts')(
            'with Stripe configured it starts in production without its sandbox, and names how many words are unsigned',
          ),
          config('the payment sandbox is refused in production, saying what to set'),
        ),
        statement(
          ['default.mail'],
          'Mail is a file that can be read on a page, and goes through a mail server where one is set.',
          testsIn('server/adapters/mail-folder.test.ts')(
            'a mail in the folder › is a whole message, with the headers a mail program looks for',
          ),
          testsIn('server/dev/mail.test.ts')(
            'mail can be read without a mail program, and its links followed',
            'there is no such thing in production',
          ),
          testsIn('server/adapters/smtp.test.ts')(
            'a mail handed to a mail server › goes to whom it is for, from us, in plain text and HTML',
          ),
        ),
        statement(
          ['default.addresses'],
          'Addresses are typed, and found where an operator has a key.',
          testsIn('server/adapters/os-places.test.ts')(
            'without an address finder › none is offered, and asking for addresses is answered 404',
            'an address finder › gives the addresses of a postcode as people write them',
          ),
        ),
        statement(
          ['default.charities'],
          'Well-known charities are suggested, and all of the register once it is imported.',
          testsIn('server/features/charities/charities.test.ts')(
            'before a register was imported › well-known charities are suggested with their numbers, and the day that was right',
            'a search of the register finds what reading every name would find',
          ),
        ),
        statement(
          ['default.limits'],
          'Limits are counted in memory, and by all processes together where Redis is set.',
          testsIn('server/platform/rate-limit.test.ts')(
            'calls are counted together by every process',
            'while Redis cannot be reached no call is refused, and each process counts by itself',
          ),
        ),
        statement(
          ['default.keys'],
          'Keys are made at the first start, and come from outside in production.',
          testsIn('server/crypto/master-keys.test.ts')(
            'the first start makes a key that only its owner may read, and the next start finds it',
          ),
          config('production needs a master key that is not kept among the data'),
        ),
        statement(
          ['api.one-module'],
          'One module reads and writes what a browser keeps, and damaged contents count as none.',
          boundaries('only %s reads and writes what a browser keeps'),
          storage('damaged or foreign contents count as absent › %s holding %j'),
        ),
      ],
    },
    {
      title: 'Names that others rely on',
      statements: [
        statement(
          ['fixed.start'],
          'The server listens on the port that it is given, and says so.',
          testsIn('server/start-failure.test.ts')('when its port is in use'),
          testsIn('server/shutdown.test.ts')(
            'says first that it is not ready, goes on saving, and loses nothing it acknowledged',
          ),
        ),
        statement(
          ['fixed.inputs', 'fixed.buttons', 'fixed.heading'],
          'An input has the name of its field, and a step one heading and one main button.',
          testsIn('e2e/step.spec.ts')('a field has its own name, and a step one heading and the button that saves it'),
        ),
        statement(
          ['fixed.sandbox'],
          'The payment page of trials is a form that sends its outcome.',
          testsIn('server/features/payments/payment-test.test.ts')(
            'the payment test › comes back to its own page when %s, and pays for no will',
          ),
        ),
        statement(
          ['api.storage-keys'],
          'What a browser keeps has the names that were decided.',
          storage(
            'a log-out › takes %s out of the browser',
            'damaged or foreign contents count as absent › %s holding %j',
          ),
        ),
        statement(
          ['since.release'],
          'A database from before the first release is refused in true words, and stays as it was.',
          testsIn('server/db/versions.test.ts')(
            'a database of a working copy from before the first release is called that by start and doctor, not newer',
            'what a start refuses stays as it was',
          ),
        ),
        statement(
          ['since.desk-of-tests'],
          'The desk says of experiments that who has not accepted cookies is drawn again on each visit.',
          testsIn('e2e/back-office-queues.spec.ts')(
            'an experiment that someone started meanwhile is stopped only by who was told of it',
          ),
        ),
        statement(
          ['since.edition'],
          'Each edition of a will has a code of its own.',
          testsIn('core/signing/editions.test.ts')(
            'The editions of a will › have a code each, so that no page of one passes for a page of another',
          ),
        ),
      ],
    },
    {
      title: 'From the command line',
      statements: [
        statement(
          ['fixed.cli'],
          'A will in a file is drafted as text and as a PDF.',
          draft(
            'heirloom draft › prints the words of a complete will',
            'heirloom draft › writes a PDF for signing where it is told to',
          ),
        ),
        statement(
          ['fixed.cli'],
          'Who takes what is printed as exact fractions, the largest first, for any deaths and in any order of them.',
          outcome(
            'heirloom outcome --json › prints exact fractions of what is left, the largest first',
            'heirloom outcome --json › gives the living children of a person whose children are counted',
            'heirloom outcome --json › tells a charity from the person with its number',
            'heirloom outcome in stages › says who takes after an order of deaths',
          ),
        ),
        statement(
          ['fixed.check'],
          'What is missing, advised and left to nobody is printed.',
          checkFile(
            'heirloom check --json › names the problems and the advice of %s as its pages show them',
            'heirloom check --json › names those whose deaths would leave everything to people whom nobody named',
          ),
        ),
        statement(
          ['fixed.estimate'],
          'An estimate in pounds is printed, or why there is none.',
          testsIn('cli/estimate-command.test.ts')(
            'heirloom estimate › says in words what tax is due and what each person has',
            'heirloom estimate › says why there is no figure, and no figure, where a person has to look',
          ),
        ),
        statement(
          ['fixed.verify'],
          'A record and an archive copy can be checked without us.',
          testsIn('cli/verify-commands.test.ts')(
            'heirloom verify › accepts an archive copy as it was downloaded, where the key of the service is named',
            'heirloom verify › accepts a record, and says how many entries it has and the hash of the last',
          ),
        ),
        statement(
          ['fixed.demo'],
          'A made-up family can be looked at with one command.',
          testsIn('e2e/demo.spec.ts')(
            'the demo opens at the summary of a paid will, and its data is deleted when it ends',
          ),
        ),
      ],
    },
    {
      title: 'Decided since',
      statements: [
        otherwise(
          ['since.apply'],
          'Statements about a customer’s life are a required choice, kept with their words and the day.',
          '0024-statements-are-answered.md',
          advice('finding 9: the statements on a page are answered before it is left, and the answer stays'),
          testsIn('core/advice/questions-answered.test.ts')(
            'finding 9: the questions about capacity, pressure and the rest are answered, not passed › “None of these” answers every statement shown, and is kept with the day and the words',
          ),
        ),
        statement(
          ['since.ticked'],
          'Nobody comes ticked as an heir but a partner and the testator’s own children.',
          questions('journey F3: %s is ticked for a share when they are added: %#'),
          shares('journey F3: only a partner and own children come ticked, and the page says so above the list'),
        ),
        statement(
          ['since.equal'],
          '“Equal” is stored as a choice and printed as equal.',
          equalShares('finding 4: what was answered counts more than the percentages'),
          residue('Who shares what is left › equal shares print no percentage'),
          shares('journey F18: different shares start from the equal ones, and equal ones come back with one press'),
        ),
        otherwise(
          ['since.summary'],
          'The summary is the reading of the real pages.',
          '0033-the-pages-are-read-and-agreed-to.md',
          reading('a will is read part by part, agreed to, and tied, and the payment is next'),
        ),
        statement(
          ['since.executors'],
          'Executors are written to when the customer presses send, and by nothing else.',
          afterSigning(
            'around A1: a mail to an executor › is not sent by the payment, nor by a download',
            'around A1: a mail to an executor › is read by the customer before it is sent',
          ),
          testsIn('server/features/payments/payment-mail.test.ts')(
            'paying for a will › around A1: tells no executor, also when the answer is %s and the address is %s',
          ),
        ),
        statement(
          ['since.link'],
          'A link asked for before a log-in is followed after it, where the guards allow it.',
          visits(
            'conformance A4.7: the page asked for before a log-in is the one after it, once',
            'a log-in never leads to %s',
          ),
          testsIn('e2e/dead-ends.spec.ts')(
            'conformance A4.7, around A6: a link to the documents or the account leads there after the log-in',
          ),
        ),
      ],
    },
  ],
}
