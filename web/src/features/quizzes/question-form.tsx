import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { AskedQuestion, OpenAttempt } from '#domain/quizzes/schema.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useKeptAnswers } from './use-kept-answers.ts'

type QuestionFormProps = {
  attempt: OpenAttempt
  isSending: boolean
  /** Above a question: what it is about. */
  topicWord: (topic: string) => string
  onSubmit: (answers: Record<string, number>) => void
  children?: ReactNode
}

/** All questions of an attempt under one another, without a timer. What is missing is said on submit, and shown. */
export function QuestionForm({ attempt, isSending, topicWord, onSubmit, children }: QuestionFormProps) {
  const [answers, answer] = useKeptAnswers(attempt.id)
  const [wasTried, setWasTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = attempt.questions.filter((question) => answers[question.id] === undefined)
  const done = attempt.questions.length - missing.length

  function submit(event: FormEvent) {
    event.preventDefault()
    setWasTried(true)
    const [first] = missing
    if (!first) return onSubmit(answers)
    form.current?.querySelector<HTMLElement>(`input[name="${first.id}"]`)?.focus()
  }

  return (
    <form ref={form} noValidate className="grid gap-9" onSubmit={submit}>
      <ol className="grid gap-9">
        {attempt.questions.map((question, at) => (
          <li key={question.id}>
            <Question
              question={question}
              number={at + 1}
              topic={topicWord(question.topic)}
              answer={answers[question.id]}
              isMissing={wasTried && answers[question.id] === undefined}
              onAnswer={(choice) => answer(question.id, choice)}
            />
          </li>
        ))}
      </ol>
      <footer className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
        <Button type="submit" busy={isSending}>
          {isSending ? 'Checking…' : 'Submit answers'}
        </Button>
        <p role="status" className="tabular text-sm text-ink-soft">
          {done} of {attempt.questions.length} answered
        </p>
        {children}
      </footer>
    </form>
  )
}

type QuestionProps = {
  question: AskedQuestion
  number: number
  topic: string
  answer: number | undefined
  isMissing: boolean
  onAnswer: (choice: number) => void
}

function Question({ question, number, topic, answer, isMissing, onAnswer }: QuestionProps) {
  const errorId = useId()
  return (
    <fieldset className="grid gap-3" aria-describedby={isMissing ? errorId : undefined}>
      <legend className="mb-3 grid gap-1">
        <span className="text-xs text-ink-soft">
          {number}. {topic}
        </span>
        <span className="text-lg leading-snug font-strong">{question.prompt}</span>
      </legend>
      <div className="grid gap-2">
        {question.choices.map((choice, at) => (
          <label
            key={choice}
            className="flex min-h-target items-start gap-3 rounded-control border border-line-strong bg-raised px-3.5 py-2.5 hover:border-ink has-checked:border-action has-checked:bg-action-soft has-checked:inset-ring has-checked:inset-ring-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={question.id}
              checked={answer === at}
              onChange={() => onAnswer(at)}
              className="radio-dot flex-none"
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
      {isMissing && <FieldError id={errorId}>Please choose an answer</FieldError>}
    </fieldset>
  )
}
