/** Parents: widowed, divorced, alone, with stepchildren. Everybody in them is made up. */
import { aGift } from './builders.ts'
import {
  adult,
  called,
  equally,
  type Families,
  familyWill,
  heir,
  lastly,
  leaving,
  minor,
  person,
  toChildren,
  toEqually,
  youngStepchild,
} from './family.ts'

export const familiesWithChildren: Families = {
  'a mother alone has two children under 18': {
    will: familyWill({
      details: called('Elfrida Plover'),
      haveChildren: 'Yes',
      laterChildren: 'Yes',
      persons: [
        ...equally([
          minor(1, 'Florian Plover', 'Son', { guardianId: [3, 4], backupGuardianId: [5] }),
          minor(2, 'Gwenllian Plover', 'Daughter', { guardianId: [3, 4], backupGuardianId: [5] }),
        ]),
        person(3, 'Hilary Plover', 'Mother'),
        person(4, 'Ivo Plover', 'Father'),
        person(5, 'Jessamy Plover', 'Sister'),
      ],
      executor: [3],
      executorBackup: [5],
      ...lastly(5),
    }),
    worlds: [
      ['both survive', [], ['1/2 Florian Plover', '1/2 Gwenllian Plover']],
      [
        'a third is born',
        [],
        ['1/3 Florian Plover', '1/3 Gwenllian Plover', '1/3 Later child 1'],
        { livingChildren: 1 },
      ],
      ['neither is left', [1, 2], ['1 Jessamy Plover']],
    ],
  },
  'a widow has three grown-up children': {
    will: familyWill({
      details: called('Kitty Longstaff'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: equally(
        [
          adult(1, 'Lambert Longstaff', 'Son'),
          adult(2, 'Maud Longstaff', 'Daughter'),
          adult(3, 'Noel Longstaff', 'Son'),
        ],
        toChildren,
      ),
      executor: [1, 2, 3],
    }),
    worlds: [
      ['all survive', [], ['1/3 Lambert Longstaff', '1/3 Maud Longstaff', '1/3 Noel Longstaff']],
      ['one leaves no children', [2], ['1/2 Lambert Longstaff', '1/2 Noel Longstaff']],
      [
        'one leaves a child, who has died and left two',
        [{ person: 2, lateChildren: [{ livingChildren: 2 }] }],
        [
          '1/3 Lambert Longstaff',
          '1/3 Noel Longstaff',
          '1/6 Child 1 of child 1 of Maud Longstaff',
          '1/6 Child 2 of child 1 of Maud Longstaff',
        ],
      ],
    ],
  },
  'a widower gives his children different shares': {
    will: familyWill({
      details: called('Osric Pettigrew'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      estateSplit: 'Different shares',
      persons: [
        heir(50, adult(1, 'Petra Pettigrew', 'Daughter'), toChildren),
        heir(30, adult(2, 'Quincy Pettigrew', 'Son')),
        heir(20, adult(3, 'Rowan Pettigrew', 'Son'), toEqually([4])),
        person(4, 'Saskia Bell', 'Daughter-in-law'),
      ],
      executor: [1, 2],
      executorBackup: [3],
    }),
    worlds: [
      ['all survive', [], ['1/2 Petra Pettigrew', '3/10 Quincy Pettigrew', '1/5 Rowan Pettigrew']],
      ['the second does not', [2], ['5/7 Petra Pettigrew', '2/7 Rowan Pettigrew']],
      ['the third does not', [3], ['1/2 Petra Pettigrew', '3/10 Quincy Pettigrew', '1/5 Saskia Bell']],
      ['the eldest leaves no children', [1], ['3/5 Quincy Pettigrew', '2/5 Rowan Pettigrew']],
    ],
  },
  'a divorced father has parental responsibility for one child of two': {
    will: familyWill({
      details: called('Theobald Wren'),
      status: 'Divorced',
      haveChildren: 'Yes',
      laterChildren: 'Yes',
      persons: [
        ...equally([
          minor(1, 'Ursula Wren', 'Daughter', { guardianId: [3] }),
          { ...minor(2, 'Valentine Stone', 'Son'), parentalResponsibility: 'No' },
        ]),
        person(3, 'Wanda Wren', 'Stepmother'),
        person(4, 'Xenia Stone', 'Ex Partner', { isExcluded: true }),
      ],
      excluded: { option: 'Yes', theirChildren: 'No' },
      executor: [3],
    }),
    worlds: [
      ['both survive', [], ['1/2 Ursula Wren', '1/2 Valentine Stone']],
      ['one does not', [2], ['1 Ursula Wren']],
      ['neither does', [1, 2], ['1 Next of kin']],
    ],
  },
  'a special guardian appoints a guardian for a stepchild': {
    will: familyWill({
      details: called('Yolanda Cress'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        ...equally([
          minor(1, 'Zara Cress', 'Daughter', { guardianId: [3] }),
          youngStepchild(2, 'Ambrose Cress', 'Stepson', { stepchildRole: 'Special guardian', guardianId: [4] }),
        ]),
        person(3, 'Beatrix Down', 'Aunt'),
        person(4, 'Corin Cress', 'Brother-in-law'),
      ],
      executor: [3, 4],
    }),
    worlds: [
      ['both survive', [], ['1/2 Zara Cress', '1/2 Ambrose Cress']],
      ['the stepson does not', [2], ['1 Zara Cress']],
    ],
  },
  'a stepchild whom the testator adopted is a son': {
    will: familyWill({
      details: called('Dulcie Farthing'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        heir(
          100,
          youngStepchild(1, 'Edmund Farthing', 'Stepson', {
            stepchildRole: 'Adopted',
            guardianId: [2],
            backupGuardianId: [3],
          }),
          toChildren,
        ),
        person(2, 'Frances Toll', 'Friend'),
        person(3, 'Godfrey Toll', 'Friend'),
      ],
      executor: [2, 3],
    }),
    worlds: [
      ['he survives', [], ['1 Edmund Farthing']],
      ['he does not, and leaves a child', [leaving(1, 1)], ['1 Child 1 of Edmund Farthing']],
    ],
  },
  'a stepdaughter’s children take after her': {
    will: familyWill({
      details: called('Harriet Sallow'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        ...equally([adult(1, 'Ignatius Sallow', 'Stepson'), adult(2, 'Jocasta Sallow', 'Stepdaughter')], toChildren),
        person(3, 'Kenelm Sallow', 'Step-grandchild'),
      ],
      gifts: [aGift({ type: 'Money', amount: 2_500_00, persons: [3] })],
      executor: [1, 2],
    }),
    worlds: [
      [
        'the stepdaughter leaves two',
        [leaving(2, 2)],
        ['1/2 Ignatius Sallow', '1/4 Child 1 of Jocasta Sallow', '1/4 Child 2 of Jocasta Sallow'],
      ],
      ['the stepson leaves none', [1], ['1 Jocasta Sallow']],
    ],
  },
  'a son is left out, and his children are not': {
    will: familyWill({
      details: called('Lucasta Ember'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        ...equally([adult(1, 'Magnus Ember', 'Son'), adult(2, 'Nell Ember', 'Daughter')], toChildren),
        { ...adult(3, 'Orlando Ember', 'Son'), isExcluded: true },
      ],
      excluded: { option: 'Yes', theirChildren: 'No' },
      executor: [1, 2],
    }),
    worlds: [
      ['both of the others survive', [], ['1/2 Magnus Ember', '1/2 Nell Ember']],
      ['one leaves a child', [leaving(1, 1)], ['1/2 Child 1 of Magnus Ember', '1/2 Nell Ember']],
      ['neither survives', [1, 2], ['1 Next of kin']],
    ],
  },
  'a daughter and her children are left out': {
    will: familyWill({
      details: called('Primrose Hollin'),
      status: 'Divorced',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        heir(100, adult(1, 'Rafe Hollin', 'Son'), toEqually([3, 4])),
        { ...adult(2, 'Sorrel Hollin', 'Daughter'), isExcluded: true },
        person(3, 'Tamsin Hollin', 'Granddaughter', { isChild: 'Yes' }),
        person(4, 'Uriah Hollin', 'Grandson', { isChild: 'No' }),
      ],
      excluded: { option: 'Yes', theirChildren: 'Yes' },
      executor: [1],
      executorBackup: [4],
    }),
    worlds: [
      ['the son survives', [], ['1 Rafe Hollin']],
      ['he does not', [1], ['1/2 Tamsin Hollin', '1/2 Uriah Hollin']],
      [
        'nor does one grandchild, who leaves a child',
        [1, leaving(4, 1)],
        ['1/2 Tamsin Hollin', '1/2 Child 1 of Uriah Hollin'],
      ],
    ],
  },
  'a son under 18 steps in as an executor': {
    will: familyWill({
      details: called('Vashti Marsh'),
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        ...equally([minor(1, 'Wystan Marsh', 'Son', { guardianId: [3] }), adult(2, 'Ximena Marsh', 'Daughter')]),
        person(3, 'Yarrow Marsh', 'Brother'),
      ],
      executor: [2],
      executorBackup: [3, 1],
    }),
    worlds: [
      ['both survive', [], ['1/2 Wystan Marsh', '1/2 Ximena Marsh']],
      ['the daughter does not', [2], ['1 Wystan Marsh']],
    ],
  },
  'later children share the part of the children beside a sister': {
    will: familyWill({
      details: called('Zachary Dell'),
      haveChildren: 'Yes',
      laterChildren: 'Yes',
      estateSplit: 'Different shares',
      persons: [
        heir(30, minor(1, 'Annis Dell', 'Daughter', { guardianId: [3] })),
        heir(30, minor(2, 'Blaise Dell', 'Son', { guardianId: [3] })),
        heir(40, person(3, 'Clover Dell', 'Sister'), toChildren),
      ],
      executor: [3],
    }),
    worlds: [
      ['no child is born', [], ['2/5 Clover Dell', '3/10 Annis Dell', '3/10 Blaise Dell']],
      [
        'one is born',
        [],
        ['2/5 Clover Dell', '1/5 Annis Dell', '1/5 Blaise Dell', '1/5 Later child 1'],
        { livingChildren: 1 },
      ],
      ['the sister does not survive', [3], ['1/2 Annis Dell', '1/2 Blaise Dell']],
    ],
  },
  'two brothers have guardians of their own': {
    will: familyWill({
      details: called('Dympna Holt'),
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        ...equally([
          minor(1, 'Eustace Holt', 'Son', { guardianId: [3, 4, 5] }),
          minor(2, 'Fabian Holt', 'Son', { guardianId: [5], backupGuardianId: [3, 4] }),
        ]),
        person(3, 'Gemma Holt', 'Sister'),
        person(4, 'Hamish Pike', 'Brother-in-law'),
        person(5, 'Isolde Holt', 'Grandmother'),
      ],
      executor: [3, 4],
      executorBackup: [5],
      ...lastly(3, 4, 5),
    }),
    worlds: [
      ['both survive', [], ['1/2 Eustace Holt', '1/2 Fabian Holt']],
      ['neither does', [1, 2], ['1/3 Gemma Holt', '1/3 Hamish Pike', '1/3 Isolde Holt']],
      ['and one of the last is gone', [1, 2, 4], ['1/2 Gemma Holt', '1/2 Isolde Holt']],
    ],
  },
}
