import { otherwise, type Section, statement } from './statement.ts'

export const rulesForAnswers: Section = {
  title: 'Rules for answers',
  groups: [
    {
      title: 'What is required',
      statements: [
        statement(
          'required.default',
          'A required field that is empty is named with one message, at its field and at the top of the page.',
          'rule.empty',
        ),
        statement('required.spaces', 'Spaces alone are no answer.'),
        statement('required.own', 'An email, a postcode and a password that are missing have messages of their own.'),
        statement('required.default.2', 'An error goes when it is put right.'),
        statement('required.default.3', 'A call that leaves an answer out is told the same as its page would say.'),
      ],
    },
    {
      title: 'Names',
      statements: [
        statement(
          'name.letters',
          'A name has from 1 to 50 letters, counted as a reader counts them, in any script.',
          'rule.first-last',
          'words.names',
        ),
        statement('name.signs', 'Apostrophes, spaces and hyphens may stand in a name, and are no letters.'),
        statement('name.digit', 'A digit in a name is answered with a message about digits.', 'rule.fullname-digits'),
        statement(
          'name.full',
          'A full name is a first part of up to 50 letters and at least one more word.',
          'rule.fullname',
        ),
        statement('name.full.2', 'A middle name may be left out, and is a name where it is given.'),
        statement(
          'words.names',
          'A name keeps its spelling, and loses only what cannot be seen around it.',
          'name.letters',
        ),
      ],
    },
    {
      title: 'Other forms',
      statements: [
        statement('format.email', 'An email has the form of an address.', 'rule.email'),
        statement(
          'format.postcode',
          'A postcode has the form of a British one, whatever spaces and capitals it is typed with.',
          'rule.postcode',
        ),
        statement(
          'format.date',
          'A date of birth has a day, a month and a year, is on the calendar and is possible.',
          'rule.dob',
        ),
        statement(
          'format.phone-call',
          'A phone is checked by the server, and one that could not be dialled is refused.',
          'rule.phone',
        ),
        statement('format.phone-value', 'A phone may be left out, and any that is given must be right.'),
        statement('format.uuid', 'A uuid and a number that is an id are told from other text.', 'format.id'),
        statement('rule.address', 'An address has a house and a town, and needs no street.'),
      ],
    },
    {
      title: 'People',
      statements: [
        statement('rule.adult', 'A will names at least one person.'),
        statement(
          'rule.beneficiary',
          'A will has at least one beneficiary: a child, another person, a charity or a partner.',
        ),
        statement('rule.inherit', 'At least one of them inherits.'),
        statement(
          'rule.contact',
          'Of birthday, email and address the chosen one is required, and the other two are not.',
        ),
        statement(
          'rule.optional',
          'Relationship, description, the kind of contact and whether a person inherits may be left open.',
        ),
        statement('rule.beneficiary.2', 'Whoever has children, and says so, names them; whoever has none need not.'),
        statement('rule.beneficiary.3', 'Whoever has a partner names them.'),
        statement('rule.beneficiary.4', 'Two people whom a will names can be told apart by a reader.'),
      ],
    },
    {
      title: 'Each part of the will',
      statements: [
        statement('rule.guardians', 'Every young child has a guardian, where the testator may appoint one.'),
        statement('rule.guardians.2', 'A guardian is an adult, and a backup guardian is someone else.'),
        statement('rule.pet-guardian', 'A pet that someone is to look after has a guardian, and another needs none.'),
        statement('rule.pet-guardian.2', 'Whoever says that they have pets names one, with its kind.'),
        statement('rule.gift', 'Each gift has a recipient who is in the will.'),
        statement('rule.gift.2', 'A donation goes to a charity of the will, or to one that is typed.'),
        statement('rule.joint', 'An account in several names says whose they are.'),
        statement('rule.executor', 'A will has an executor who is in it, unless a law firm acts.'),
        statement('rule.shares', 'Shares total exactly 100.'),
        statement('rule.each-share', 'Each heir has a share, and none is 0.'),
        statement('rule.backups', 'A share that goes to others who are named has them, and they take all of it.'),
        statement('rule.excluded', 'Whoever leaves people out names them, and whoever answers No need not.'),
        statement('rule.complete', 'A funeral wish is chosen, and may leave it to the executors.'),
        statement('rule.executor.2', 'Executors are told, or not: the question is answered.'),
        statement('rule.complete.2', 'A will is complete when it has a person and every answer that is asked of it.'),
      ],
    },
    {
      title: 'Fields that are typed in',
      statements: [
        statement('input.percent', 'A field for a percentage shows no more than 100, and nothing but a number.'),
        statement('input.comma', 'A comma typed in a number counts as a dot.'),
      ],
    },
    {
      title: 'Messages',
      statements: [
        statement(
          'message.pay',
          'Each of the 22 messages has its words, letter for letter.',
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
        ),
        statement(
          'message.keys',
          'Each code of a rule has the words that it is specified to have, those left open included.',
        ),
        statement(
          'message.keys.2',
          'No code is without words, no two say the same, and each but that about choosing a child is used.',
        ),
        otherwise(
          'message.child',
          'The message about choosing a child is in the table, and no page needs it.',
          '0038-what-was-found-and-stays.md',
          'since.unused',
        ),
        statement('message.agree', 'Terms and privacy have to be agreed to before an account is made.'),
      ],
    },
  ],
}
