import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { type EditedQuestion, questionLimits } from '#domain/quizzes/schema.ts'
import { partWords } from '#domain/quizzes/topics.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type QuestionEditorProps = {
  question: EditedQuestion
  number: number
  isLast: boolean
  isEditable: boolean
  problemOf: (field: string) => string | undefined
  onChange: (question: EditedQuestion) => void
  onMove: (by: 1 | -1) => void
}

/** One question, folded to its wording; opened it shows answers, key and explanation. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, number, isEditable, problemOf, onChange } = props
  return (
    <Disclosure title={`${number}. ${question.prompt}`} aside={partWords[question.topic]} className="last:border-b-0">
      <div className="grid gap-5">
        <Field label="Question" error={problemOf('prompt')}>
          <TextInput
            value={question.prompt}
            maxLength={questionLimits.prompt}
            readOnly={!isEditable}
            onChange={(event) => onChange({ ...question, prompt: event.target.value })}
          />
        </Field>
        <Choices {...props} />
        <Field
          label="Why it is right"
          helper="Shown to candidates after they have answered."
          error={problemOf('explanation')}
        >
          <TextArea
            rows={2}
            value={question.explanation}
            maxLength={questionLimits.explanation}
            readOnly={!isEditable}
            onChange={(event) => onChange({ ...question, explanation: event.target.value })}
          />
        </Field>
        {isEditable && <Moves {...props} />}
      </div>
    </Disclosure>
  )
}

function Choices({ question, isEditable, problemOf, onChange }: QuestionEditorProps) {
  const name = useId()
  const problem = problemOf('choices') ?? problemOf('correctChoice')

  function rewrite(at: number, text: string) {
    onChange({ ...question, choices: question.choices.map((other, index) => (index === at ? text : other)) })
  }

  function remove(at: number) {
    const choices = question.choices.filter((_, index) => index !== at)
    const shift = at < question.correctChoice || question.correctChoice === choices.length ? 1 : 0
    onChange({ ...question, choices, correctChoice: Math.max(0, question.correctChoice - shift) })
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">Answers; the marked one is right</legend>
      {question.choices.map((choice, at) => (
        <div key={at} className="flex items-center gap-3">
          <input
            type="radio"
            name={name}
            aria-label={`Answer ${at + 1} is right`}
            checked={at === question.correctChoice}
            disabled={!isEditable}
            onChange={() => onChange({ ...question, correctChoice: at })}
            className="radio-dot flex-none"
          />
          <TextInput
            aria-label={`Answer ${at + 1}`}
            value={choice}
            maxLength={questionLimits.choice}
            readOnly={!isEditable}
            aria-invalid={problemOf(`choices.${at}`) !== undefined}
            onChange={(event) => rewrite(at, event.target.value)}
          />
          {isEditable && question.choices.length > questionLimits.choicesMinimum && (
            <IconButton icon={X} small label={`Remove answer ${at + 1}`} onClick={() => remove(at)} />
          )}
        </div>
      ))}
      {problem && <p className="text-xs font-medium text-bad">{problem}</p>}
      {isEditable && question.choices.length < questionLimits.choicesMaximum && (
        <TextButton onClick={() => onChange({ ...question, choices: [...question.choices, ''] })}>
          <Icon of={Plus} /> Add an answer
        </TextButton>
      )}
    </fieldset>
  )
}

function Moves({ number, isLast, onMove }: QuestionEditorProps) {
  return (
    <div className="flex gap-4">
      {number > 1 && (
        <TextButton onClick={() => onMove(-1)}>
          <Icon of={ArrowUp} /> Move up
        </TextButton>
      )}
      {!isLast && (
        <TextButton onClick={() => onMove(1)}>
          <Icon of={ArrowDown} /> Move down
        </TextButton>
      )}
    </div>
  )
}
