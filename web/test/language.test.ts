// @vitest-environment node
import { expect, test } from 'vitest'
import { languageName, languageOf } from '../src/words/language'

const languages = ['de', 'en', 'en-XA', 'pt-BR']

test('the language chosen counts; otherwise the first that the browser asks for and that there is', () => {
  expect(languageOf('de', ['en-GB'], languages)).toBe('de')
  expect(languageOf('auto', ['fr', 'de-AT', 'en'], languages)).toBe('de')
  expect(languageOf('auto', ['pt-br'], languages)).toBe('pt-BR')
  expect(languageOf('auto', ['pt-PT'], languages)).toBe('pt-BR')
  expect(languageOf('tlh', ['fr'], languages)).toBe('en')
})

test('the pseudo-language is never guessed, only used when chosen', () => {
  expect(languageOf('auto', ['en-XA'], languages)).toBe('en')
  expect(languageOf('en-XA', ['en'], languages)).toBe('en-XA')
})

test('a language has its own name for itself', () => {
  expect(languageName('de')).toBe('Deutsch')
})
