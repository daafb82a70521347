import { otherwise, type Section, statement, testsIn } from './statement.ts'

const fields = testsIn('core/rules/fields.rules.test.ts')
const aboutMe = testsIn('core/rules/about-me.rules.test.ts')
const beneficiaries = testsIn('core/rules/beneficiaries.rules.test.ts')
const guardians = testsIn('core/rules/guardians.rules.test.ts')
const gifts = testsIn('core/rules/gifts.rules.test.ts')
const executors = testsIn('core/rules/executors.rules.test.ts')
const estate = testsIn('core/rules/estate.rules.test.ts')
const messages = testsIn('core/rules/messages.test.ts')
const messagesUsed = testsIn('core/rules/messages-used.test.ts')
const names = testsIn('core/text/names.test.ts')
const contact = testsIn('core/text/contact.test.ts')
const money = testsIn('core/text/money.test.ts')
const walk = testsIn('core/journey/walk.test.ts')
const phone = testsIn('server/features/phone/phone.test.ts')
const wills = testsIn('server/features/wills/wills.test.ts')
const items = testsIn('server/features/wills/items.test.ts')
const signUp = testsIn('core/api/auth.test.ts')
const step = testsIn('e2e/step.spec.ts')
const deadEnds = testsIn('e2e/dead-ends.spec.ts')
const backups = testsIn('e2e/backup-shares.spec.ts')

export const rulesForAnswers: Section = {
  title: 'Rules for answers',
  groups: [
    {
      title: 'What is required',
      statements: [
        statement(
          ['required.default', 'rule.empty'],
          'A required field that is empty is named with one message, at its field and at the top of the page.',
          fields('a required field holding %j gives %j'),
          step('a missing answer is named at the top, in the title and by its field, and what was typed is kept'),
        ),
        statement(
          ['required.spaces'],
          'Spaces alone are no answer.',
          contact('an answer of spaces alone counts as no answer'),
          fields('a required field holding %j gives %j'),
        ),
        statement(
          ['required.own'],
          'An email, a postcode and a password that are missing have messages of their own.',
          fields('an email of %j gives %j', 'an empty address names each part it needs'),
          signUp('logging in takes an email and any password that is not empty'),
        ),
        statement(
          ['required.default'],
          'An error goes when it is put right.',
          deadEnds('conformance A1.10: an error goes when it is put right'),
        ),
        statement(
          ['required.default'],
          'A call that leaves an answer out is told the same as its page would say.',
          wills('saving a step › conformance A2.9: says of what was not sent what its page would say'),
        ),
      ],
    },
    {
      title: 'Names',
      statements: [
        statement(
          ['name.letters', 'rule.first-last', 'words.names'],
          'A name has from 1 to 50 letters, counted as a reader counts them, in any script.',
          names('a name may be %s: %s', '50 %s are accepted and 51 are not'),
        ),
        statement(
          ['name.signs'],
          'Apostrophes, spaces and hyphens may stand in a name, and are no letters.',
          names(
            'a name may be %s: %s',
            'apostrophes, spaces and hyphens do not count as letters',
            'a name may not hold %s',
          ),
        ),
        statement(
          ['name.digit', 'rule.fullname-digits'],
          'A digit in a name is answered with a message about digits.',
          names('"%s" has a digit: %s'),
          fields('a name of %j gives %j', 'a full name of %j gives %j'),
        ),
        statement(
          ['name.full', 'rule.fullname'],
          'A full name is a first part of up to 50 letters and at least one more word.',
          names('"%s" is a full name', '"%s" is not a full name'),
          beneficiaries('a person needs a full name'),
        ),
        statement(
          ['name.full'],
          'A middle name may be left out, and is a name where it is given.',
          fields('a middle name may be left out, but if given it must be a name'),
          aboutMe('the testator gives a first and a last name; a middle name is optional'),
        ),
        statement(
          ['name.letters', 'words.names'],
          'A name keeps its spelling, and loses only what cannot be seen around it.',
          names('%s pasted around a name is dropped', 'nothing inside a name is rewritten'),
        ),
      ],
    },
    {
      title: 'Other forms',
      statements: [
        statement(
          ['format.email', 'rule.email'],
          'An email has the form of an address.',
          contact('"%s" is an email address', '"%s" is not an email address'),
          fields('an email of %j gives %j'),
        ),
        statement(
          ['format.postcode', 'rule.postcode'],
          'A postcode has the form of a British one, whatever spaces and capitals it is typed with.',
          contact('"%s" is the postcode %s', '"%s" is not a postcode, and is returned unchanged'),
          fields('an address needs no street, but a postcode of the right form'),
        ),
        statement(
          ['format.date', 'rule.dob'],
          'A date of birth has a day, a month and a year, is on the calendar and is possible.',
          fields('a date of birth with %s is sent back', 'a date of birth of %s is accepted'),
        ),
        statement(
          ['format.phone-call', 'rule.phone'],
          'A phone is checked by the server, and one that could not be dialled is refused.',
          phone('%s is a phone number', '"%s" is not'),
          wills('saving a step › refuses a phone that could not be dialled, and takes none at all'),
        ),
        statement(
          ['format.phone-value'],
          'A phone may be left out, and any that is given must be right.',
          phone('a phone may be left out, but one with a value must be valid'),
        ),
        statement(
          ['format.uuid', 'format.id'],
          'A uuid and a number that is an id are told from other text.',
          contact('a uuid is distinguished from other text', '"%s" is an id: %s'),
        ),
        statement(
          ['rule.address'],
          'An address has a house and a town, and needs no street.',
          fields(
            'an empty address names each part it needs',
            'an address needs no street, but a postcode of the right form',
          ),
          aboutMe('the testator gives an address'),
        ),
      ],
    },
    {
      title: 'People',
      statements: [
        statement(
          ['rule.adult'],
          'A will names at least one person.',
          beneficiaries('a will names at least one person'),
        ),
        statement(
          ['rule.beneficiary'],
          'A will has at least one beneficiary: a child, another person, a charity or a partner.',
          beneficiaries('a person of type %s is a beneficiary: %s', 'a charity alone is a beneficiary'),
        ),
        statement(
          ['rule.inherit'],
          'At least one of them inherits.',
          beneficiaries('at least one person or charity inherits'),
        ),
        statement(
          ['rule.contact'],
          'Of birthday, email and address the chosen one is required, and the other two are not.',
          beneficiaries('a person reached by %s must give it, and neither of the other two'),
          items('an item that breaks a rule is refused, naming its field: › a person whose chosen contact is missing'),
        ),
        statement(
          ['rule.optional'],
          'Relationship, description, the kind of contact and whether a person inherits may be left open.',
          beneficiaries('relationship, description and contact detail may be left out'),
        ),
        statement(
          ['rule.beneficiary'],
          'Whoever has children, and says so, names them; whoever has none need not.',
          beneficiaries('children "%s" with %d named gives %j'),
        ),
        statement(
          ['rule.beneficiary'],
          'Whoever has a partner names them.',
          beneficiaries('a will with a partner names them'),
        ),
        statement(
          ['rule.beneficiary'],
          'Two people whom a will names can be told apart by a reader.',
          beneficiaries('two people are told apart by %s', 'two people are not told apart by %s'),
          step('a person described like another is questioned, and a mistyped name is corrected where it was typed'),
        ),
      ],
    },
    {
      title: 'Each part of the will',
      statements: [
        statement(
          ['rule.guardians'],
          'Every young child has a guardian, where the testator may appoint one.',
          guardians('a young child looked after by %s', '%s needs no guardian'),
          walk('each group is complete or not by itself › a guardian for the youngest'),
        ),
        statement(
          ['rule.guardians'],
          'A guardian is an adult, and a backup guardian is someone else.',
          guardians('a backup guardian may be %s', 'a guardian is not their own backup'),
          deadEnds('conformance A1.1: a guardian who turns out to be under 18 can be changed or removed'),
        ),
        statement(
          ['rule.pet-guardian'],
          'A pet that someone is to look after has a guardian, and another needs none.',
          beneficiaries(
            '%s › a pet to be looked after, without a guardian',
            '%s › a pet that need not be looked after',
          ),
          walk('each group is complete or not by itself › a guardian for the dog'),
        ),
        statement(
          ['rule.pet-guardian'],
          'Whoever says that they have pets names one, with its kind.',
          beneficiaries(
            'pets "%s" with %d named gives %j',
            'a pet has a name, a kind, and an answer to whether it should be looked after',
          ),
        ),
        statement(
          ['rule.gift'],
          'Each gift has a recipient who is in the will.',
          gifts('a gift of type %s needs a recipient who exists'),
          items('an item that breaks a rule is refused, naming its field: › a gift to a stranger'),
          walk('each group is complete or not by itself › a recipient of the piano'),
        ),
        statement(
          ['rule.gift'],
          'A donation goes to a charity of the will, or to one that is typed.',
          gifts('a donation goes to a charity of the will or to one typed by name'),
        ),
        statement(
          ['rule.joint'],
          'An account in several names says whose they are.',
          aboutMe(
            'an account held jointly names a person who is in the will',
            'every account held jointly names its other owners, except the home, which has a step of its own',
          ),
          items('an item that breaks a rule is refused, naming its field: › a joint account of one'),
        ),
        statement(
          ['rule.executor'],
          'A will has an executor who is in it, unless a law firm acts.',
          executors('executors: %s', 'the appointed firm may act alone'),
        ),
        statement(
          ['rule.shares'],
          'Shares total exactly 100.',
          estate(
            'shares of %j give %j',
            'shares that are wrong by a hundredth of a percent never add up to 100',
            'equal shares always add up to 100',
          ),
        ),
        statement(
          ['rule.each-share'],
          'Each heir has a share, and none is 0.',
          estate('shares of %j give %j'),
          walk('each group is complete or not by itself › a share for the charity'),
        ),
        statement(
          ['rule.backups'],
          'A share that goes to others who are named has them, and they take all of it.',
          estate(
            'a share that goes to specific people instead › %s',
            'a share that goes to specific people instead › a person who is not in the will',
          ),
          backups('journey F7: a rule without anyone chosen is refused once, not for each person'),
        ),
        statement(
          ['rule.excluded'],
          'Whoever leaves people out names them, and whoever answers No need not.',
          estate('leaving a person out: %s'),
        ),
        statement(
          ['rule.complete'],
          'A funeral wish is chosen, and may leave it to the executors.',
          estate('a funeral wish must be chosen, and may leave it to the executors'),
        ),
        statement(
          ['rule.executor'],
          'Executors are told, or not: the question is answered.',
          executors('whether the executors are told is answered Yes or No'),
        ),
        statement(
          ['rule.complete'],
          'A will is complete when it has a person and every answer that is asked of it.',
          walk(
            'whatever the family, a will with every answer is complete',
            'a will with nothing answered lacks something in every group but gifts',
            'answers to questions that are no longer asked are ignored',
          ),
        ),
      ],
    },
    {
      title: 'Fields that are typed in',
      statements: [
        statement(
          ['input.percent'],
          'A field for a percentage shows no more than 100, and nothing but a number.',
          money('conformance A1.11: "%s" typed into a field for a percentage shows "%s"', '"%s" is not a percentage'),
          backups(
            'conformance A1.11 and A2.1: a field for a percentage shows no more than 100, no letters and no comma',
          ),
        ),
        statement(
          ['input.comma'],
          'A comma typed in a number counts as a dot.',
          money('a comma counts as a decimal point in any percentage', '"%s" typed as a percentage is %d'),
          backups(
            'conformance A1.11 and A2.1: a field for a percentage shows no more than 100, no letters and no comma',
          ),
        ),
      ],
    },
    {
      title: 'Messages',
      statements: [
        statement(
          [
            'message.pay',
            'message.required',
            'message.empty',
            'message.full-name',
            'message.digits',
            'message.dob',
            'message.postcode',
            'message.postcode-uk',
            'message.email',
            'message.phone',
            'message.guardian',
            'message.child',
            'message.person',
            'message.one-option',
            'message.option',
            'message.beneficiary',
            'message.add-person',
            'message.add-child',
            'message.add-pet',
            'message.agree',
            'message.total',
            'message.zero',
          ],
          'Each of the 22 messages has its words, letter for letter.',
          messages('a message says: %s'),
        ),
        statement(
          ['message.keys'],
          'Each code of a rule has the words that it is specified to have, those left open included.',
          messages('%s reads: %s'),
        ),
        statement(
          ['message.keys'],
          'No code is without words, no two say the same, and each but that about choosing a child is used.',
          messages('no two codes say the same thing'),
          messagesUsed('no code is without a sentence', 'no sentence is unused'),
        ),
        otherwise(
          ['message.child', 'since.unused'],
          'The message about choosing a child is in the table, and no page needs it.',
          '0038-what-was-found-and-stays.md',
          messagesUsed('no sentence is unused'),
        ),
        statement(
          ['message.agree'],
          'Terms and privacy have to be agreed to before an account is made.',
          signUp('a sign-up with %s is sent back'),
          testsIn('server/features/auth/auth.test.ts')('making an account › no agreement to the terms'),
        ),
      ],
    },
  ],
}
