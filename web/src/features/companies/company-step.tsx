import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { companyMessages } from '#domain/companies/messages.ts'
import {
  aboutMaximum,
  type CompanyInput,
  companyInput,
  companySizes,
  type OwnCompanyView,
} from '#domain/companies/schema.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { dropKeptForm, readKeptForm, useKeptForm } from '../../kept-form.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { sessionQuery } from '../accounts/queries.ts'
import { hostOf } from './host-of.ts'
import { industryOptions } from './industry-options.ts'
import { LogoField } from './logo-field.tsx'
import { ownCompanyQuery, saveCompanyMutation } from './queries.ts'

type CompanyFields = {
  name: string
  industry: string
  size: string
  website: string
  hqLocation: string
  about: string
  version?: number
}

const check = checkedBy(companyInput) as unknown as Resolver<CompanyFields>
/** An empty size is not sent. */
const inputOf = (fields: CompanyFields) => ({ ...fields, size: fields.size === '' ? null : fields.size })

type CompanyStepProps = { person: string; company: OwnCompanyView | null; onDone: () => void; onBack: () => void }

export function CompanyStep({ person, company, onDone, onBack }: CompanyStepProps) {
  const queryClient = useQueryClient()
  const save = useMutation(saveCompanyMutation)
  const saved: CompanyFields = {
    name: company?.name ?? '',
    industry: company?.industry ?? '',
    size: company?.size ?? '',
    website: company?.website ?? '',
    hqLocation: company?.hqLocation ?? '',
    about: company?.about ?? '',
    version: company?.version,
  }
  const owner = `${person}.company.${company?.version ?? 0}`
  // Read once: what is kept changes with every key, and must not come back over what is typed.
  const [initial] = useState(() => ({ ...saved, ...readKeptForm<CompanyFields>(owner) }))
  const form = useForm<CompanyFields>({
    mode: 'onTouched',
    resolver: (fields, context, options) => check(inputOf(fields) as CompanyFields, context, options),
    defaultValues: initial,
  })
  const { errors, isSubmitting } = form.formState
  const fields = useWatch({ control: form.control }) as CompanyFields
  const { about, website } = fields
  const [isStored, setStored] = useState(false)
  useKeptForm(owner, fields, !isStored && JSON.stringify(fields) !== JSON.stringify(saved))
  const verified = company?.verifiedDomain ?? null
  const isLeaving = verified !== null && hostOf(website) !== verified && !hostOf(website).endsWith(`.${verified}`)

  async function next(checked: CompanyFields) {
    const input: CompanyInput = companyInput.parse(inputOf(checked))
    try {
      const stored = await save.mutateAsync(input)
      setStored(true)
      dropKeptForm(owner)
      form.setValue('version', stored.version)
      await queryClient.invalidateQueries({ queryKey: ownCompanyQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      onDone()
    } catch (error) {
      const { code, message } = readProblem(error)
      if (code === 'conflict') return toastFailure(companyMessages.progressFailed.title, message)
      showMessage({ ...companyMessages.progressFailed, description: message })
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(next)}>
      <LogoField company={company} />
      <Field label="Company Name" error={errors.name?.message}>
        <TextInput autoComplete="organization" {...form.register('name')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Industry" note="(optional)" error={errors.industry?.message}>
          <Select options={industryOptions} placeholder="Choose one" {...form.register('industry')} />
        </Field>
        <Field label="Company Size" note="(optional)" error={errors.size?.message}>
          <Select
            options={companySizes.map((size) => ({ value: size, label: `${size.replace('-', '–')} people` }))}
            placeholder="Choose one"
            {...form.register('size')}
          />
        </Field>
        <Field
          label="Website"
          note="(optional)"
          error={errors.website?.message}
          helper={isLeaving ? `Another website ends the verification of ${verified}.` : undefined}
        >
          <TextInput inputMode="url" autoComplete="url" placeholder="example.com" {...form.register('website')} />
        </Field>
        <Field label="Headquarters Location" note="(optional)" error={errors.hqLocation?.message}>
          <TextInput placeholder="Portland, OR" {...form.register('hqLocation')} />
        </Field>
      </div>
      <Field
        label="About"
        note="(optional)"
        error={errors.about?.message}
        counter={{ value: about.length, max: aboutMaximum }}
        helper="Shown once your company is revealed."
      >
        <TextArea rows={4} {...form.register('about')} />
      </Field>
      <div className="flex gap-3">
        <Button variant="bare" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Continue'}
        </Button>
      </div>
    </form>
  )
}
