import { useMutation } from '@tanstack/react-query'
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form'
import { deadLink } from '#domain/accounts/messages.ts'
import { vouchForm } from '#domain/trust/forms.ts'
import { vouchLimits } from '#domain/trust/limits.ts'
import { type Relation, relations } from '#domain/trust/states.ts'
import { vouchQuestions } from '#domain/trust/vouch-questions.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { giveVouchMutation } from './queries.ts'

type Fields = {
  relation: Relation
  company: string
  title: string
  workedFrom: string
  workedUntil: string
  answers: { drive: string | null; people: string | null; pressure: string | null }
  comment: string
  consent: boolean
}

/** The stored relation is the candidate's word for the voucher; the voucher reads it from the other side. */
const voucherWords: Record<Relation, string> = {
  manager: 'Somebody I managed',
  peer: 'A colleague',
  direct_report: 'My manager',
  client: 'Somebody who worked for me as a client',
  mentor: 'Somebody I mentored',
  other: 'Known from work in another way',
}
const options = relations.map((value) => ({ value, label: voucherWords[value] }))

const check = checkedBy(vouchForm) as unknown as Resolver<Fields>
/** Nothing in the last month's field means that they still work together. */
const inputOf = (fields: Fields, secret: string) => ({ ...fields, secret, workedUntil: fields.workedUntil || null })

type VouchFormProps = { secret: string; name: string; relation: Relation; onGiven: () => void }

export function VouchForm({ secret, name, relation, onGiven }: VouchFormProps) {
  const give = useMutation(giveVouchMutation)
  const form = useForm<Fields>({
    mode: 'onTouched',
    resolver: (fields, context, around) => check(inputOf(fields, secret) as unknown as Fields, context, around),
    defaultValues: {
      relation,
      company: '',
      title: '',
      workedFrom: '',
      workedUntil: '',
      answers: { drive: null, people: null, pressure: null },
      comment: '',
      consent: false,
    },
  })
  const { errors, isSubmitting } = form.formState
  const comment = useWatch({ control: form.control, name: 'comment' })

  async function send(fields: Fields) {
    try {
      await give.mutateAsync(vouchForm.parse(inputOf(fields, secret)))
      onGiven()
    } catch (error) {
      const { code, message } = readProblem(error)
      form.setError('root', { message: code === 'not_found' ? deadLink : message })
    }
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit(send)}>
      <Field label={`To you, ${name} was`} error={errors.relation?.message}>
        <Select options={options} {...form.register('relation')} />
      </Field>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Company where you worked together" error={errors.company?.message}>
          <TextInput autoComplete="organization" {...form.register('company')} />
        </Field>
        <Field label="Your title there" note="(optional)" error={errors.title?.message}>
          <TextInput autoComplete="organization-title" {...form.register('title')} />
        </Field>
        <Field label="From" error={errors.workedFrom?.message}>
          <TextInput type="month" placeholder="2021-03" {...form.register('workedFrom')} />
        </Field>
        <Field label="Until" note="(empty if you still do)" error={errors.workedUntil?.message}>
          <TextInput type="month" placeholder="2024-06" {...form.register('workedUntil')} />
        </Field>
      </div>
      {vouchQuestions.map(({ id, prompt, choices }) => (
        <Controller
          key={id}
          control={form.control}
          name={`answers.${id}`}
          render={({ field, fieldState }) => (
            <RadioCards
              legend={prompt}
              choices={choices}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error && 'Please choose one'}
            />
          )}
        />
      ))}
      <Field
        label="Anything to add"
        note="(optional)"
        helper={`${name} sees it first and can hide it.`}
        counter={{ value: comment.length, max: vouchLimits.comment }}
        error={errors.comment?.message}
      >
        <TextArea rows={4} {...form.register('comment')} />
      </Field>
      <div>
        <Checkbox
          label={`I have worked with ${name}, this is my own view, and it may be shown to employers they apply to.`}
          aria-invalid={errors.consent ? true : undefined}
          {...form.register('consent')}
        />
        {errors.consent && <FieldError>{errors.consent.message}</FieldError>}
      </div>
      {errors.root && (
        <p role="alert" className="text-sm text-bad">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" size="lg" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Sending…' : 'Send my vouch'}
      </Button>
    </form>
  )
}
