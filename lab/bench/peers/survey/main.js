/** What the wizard asks of twelve people and twenty gifts, as a survey of SurveyJS with everything on one page. */
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import 'survey-core/survey-core.css'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'

const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kit', 'Lea']
const yesOrNo = ['Yes', 'No']

const survey = new Model({
  elements: [
    { type: 'text', name: 'first_name', title: 'First name', isRequired: true, maxLength: 100 },
    { type: 'text', name: 'last_name', title: 'Last name', isRequired: true, maxLength: 100 },
    {
      type: 'radiogroup',
      name: 'status',
      title: 'Marital status',
      choices: ['Single', 'Married', 'Divorced', 'Widowed'],
    },
    { type: 'radiogroup', name: 'children', title: 'Do you have children?', choices: yesOrNo },
    {
      type: 'paneldynamic',
      name: 'persons',
      title: 'Who shares what you leave?',
      templateElements: [
        { type: 'text', name: 'fullname', title: 'Full name', isRequired: true },
        { type: 'text', name: 'relationship', title: 'Who are they to you?' },
        { type: 'radiogroup', name: 'isChild', title: 'Are they under 18?', choices: yesOrNo },
        { type: 'text', inputType: 'number', name: 'estatePercent', title: 'Share, in per cent', min: 0, max: 100 },
        {
          type: 'radiogroup',
          name: 'estateIfDie',
          title: 'Who has their share if they die before you?',
          choices: ['Their children', 'The others', 'Somebody else'],
          visibleIf: '{panel.estatePercent} > 0',
        },
      ],
    },
    {
      type: 'expression',
      name: 'total',
      title: 'Shares together',
      expression: "sumInArray({persons}, 'estatePercent')",
    },
    {
      type: 'paneldynamic',
      name: 'gifts',
      title: 'What do you give?',
      templateElements: [
        { type: 'radiogroup', name: 'type', title: 'What is it?', choices: ['Money', 'Item'] },
        { type: 'text', inputType: 'number', name: 'amount', title: 'How much?', visibleIf: "{panel.type} = 'Money'" },
        { type: 'dropdown', name: 'person', title: 'Who has it?', choices: names },
      ],
    },
  ],
})
survey.data = {
  first_name: 'Margaret',
  last_name: 'Hale',
  persons: names.map((name, index) => ({
    fullname: `${name} Madeup`,
    relationship: 'Friend',
    isChild: 'No',
    estatePercent: index === 0 ? 12 : 8,
  })),
  gifts: Array.from({ length: 20 }, (_, index) => ({
    type: 'Money',
    amount: 100 * (index + 1),
    person: names[index % names.length],
  })),
}

createRoot(document.getElementById('root')).render(createElement(Survey, { model: survey }))
