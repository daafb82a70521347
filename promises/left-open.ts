import { otherwise, type Section, statement } from './statement.ts'

export const leftOpen: Section = {
  title: 'What the specification leaves open',
  groups: [
    {
      title: 'Words and rules',
      statements: [
        statement('words.adult', 'Whoever makes a will is 18 or over.'),
        statement('words.young', 'A date of birth decides who is under 18; without one the answer does.'),
        statement('words.young.2', 'A young child is one of the testator’s own, under 18.'),
        statement('words.executors', 'Four executors act at most, and substitutes step in after them.'),
        statement('words.ultimate', 'Who takes if everyone has died is asked: a charity, people, or next of kin.'),
        statement('words.backups', 'Backups, and those who take last, share all of it.'),
        statement(
          'words.digital',
          'Online accounts are seen to by the executors or by somebody named, and no password is asked for.',
        ),
        statement(
          'words.assets',
          'What somebody owns stands in a list for the executors; what it is worth stands in no will, which anybody may read one day.',
        ),
        statement('words.home', 'A home in several names says whose it is and how they own it.'),
        statement('words.responsibility', 'Parental responsibility is asked about for each young child.'),
        statement('words.exact', 'Money is whole pence, and a percentage whole hundredths.'),
        statement('words.birthday', 'A birthday is a day on the calendar, whatever the time zone.'),
      ],
    },
    {
      title: 'Prices',
      statements: [
        statement('product.prices', 'Each product costs what its price list says.'),
        statement('product.fees', 'Fees of the government stand beside a price and never in it.'),
        statement('product.fair', 'Nothing is chosen for a customer, and declining takes a single press.'),
        statement('product.total', 'The total is seen before an account is made, and all through the checkout.'),
        statement('product.draft', 'An unpaid draft is marked as one, and has nowhere to sign.'),
        statement(
          'product.editions',
          'The normal print, the large print and the bound copy of a will have a code each, and what is said of pages is true of the one that is signed.',
        ),
      ],
    },
    {
      title: 'What comes with it, and what takes its place',
      statements: [
        statement('default.none', 'Nothing needs to be set to try it.'),
        statement('default.database', 'It runs on SQLite in a file, and on PostgreSQL with several processes.'),
        statement(
          'default.payments',
          'The payments of trials are marked as such and refused in production, where Stripe takes their place.',
        ),
        statement(
          'default.mail',
          'Mail is a file that can be read on a page, and goes through a mail server where one is set.',
        ),
        statement('default.addresses', 'Addresses are typed, and found where an operator has a key.'),
        statement(
          'default.charities',
          'Well-known charities are suggested, and all of the register once it is imported.',
        ),
        statement('default.limits', 'Limits are counted in memory, and by all processes together where Redis is set.'),
        statement('default.keys', 'Keys are made at the first start, and come from outside in production.'),
        statement(
          'api.one-module',
          'One module reads and writes what a browser keeps, and damaged contents count as none.',
        ),
      ],
    },
    {
      title: 'Names that others rely on',
      statements: [
        statement('fixed.start', 'The server listens on the port that it is given, and says so.'),
        statement(
          'fixed.inputs',
          'An input has the name of its field, and a step one heading and one main button.',
          'fixed.buttons',
          'fixed.heading',
        ),
        statement('fixed.sandbox', 'The payment page of trials is a form that sends its outcome.'),
        statement('api.storage-keys', 'What a browser keeps has the names that were decided.'),
        statement(
          'since.release',
          'A database from before the first release is refused in true words, and stays as it was.',
        ),
        statement(
          'since.desk-of-tests',
          'The desk says of experiments that who has not accepted cookies is drawn again on each visit.',
        ),
        statement('since.edition', 'Each edition of a will has a code of its own.'),
      ],
    },
    {
      title: 'From the command line',
      statements: [
        statement('fixed.cli', 'A will in a file is drafted as text and as a PDF.'),
        statement(
          'fixed.cli.2',
          'Who takes what is printed as exact fractions, the largest first, for any deaths and in any order of them.',
        ),
        statement('fixed.check', 'What is missing, advised and left to nobody is printed.'),
        statement('fixed.estimate', 'An estimate in pounds is printed, or why there is none.'),
        statement('fixed.verify', 'A record and an archive copy can be checked without us.'),
        statement('fixed.demo', 'A made-up family can be looked at with one command.'),
      ],
    },
    {
      title: 'Decided since',
      statements: [
        otherwise(
          'since.apply',
          'Statements about a customer’s life are a required choice, kept with their words and the day.',
          '0024-statements-are-answered.md',
        ),
        statement(
          'since.plans',
          'Who shares begins with pictures of what the family may want; one press writes ordinary answers.',
        ),
        statement('since.ticked', 'Nobody comes ticked as an heir but a partner and the testator’s own children.'),
        statement('since.equal', '“Equal” is stored as a choice and printed as equal.'),
        otherwise(
          'since.summary',
          'The summary is the reading of the real pages.',
          '0033-the-pages-are-read-and-agreed-to.md',
        ),
        statement('since.executors', 'Executors are written to when the customer presses send, and by nothing else.'),
        statement('since.link', 'A link asked for before a log-in is followed after it, where the guards allow it.'),
      ],
    },
  ],
}
