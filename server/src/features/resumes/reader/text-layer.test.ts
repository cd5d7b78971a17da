import { expect, test } from 'vitest'
import { unseenInPicture } from './text-layer.ts'

const seen = 'Charge Nurse at Riverbend Medical Center, coordinated handovers across three shifts'

test('a layer of the words in the picture hides nothing, though some letters differ', () => {
  expect(
    unseenInPicture(
      ['Charge Nurse at Riverbend', 'Medica1 Centre, co0rdinated', 'handovers', 'aeross three shifts'],
      seen,
    ),
  ).toEqual([])
})

test('words that the picture does not show are told, where they are more than slips', () => {
  expect(unseenInPicture(['Charge Nurse', 'Kubernetes Terraform Haskell Blockchain', 'shifts'], seen)).toEqual([
    'kubernetes terraform haskell blockchain',
  ])
  expect(unseenInPicture(['Charge Kubernetes Terraform Nurse'], seen)).toEqual([])
})

test('without a layer there is nothing to tell', () => {
  expect(unseenInPicture([], seen)).toEqual([])
})
