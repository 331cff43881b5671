import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';
import { endToEcho } from './end-to-echo.ts';

it.each([
  ['i drew the logo on the back of the visitors book, it is a fox wearing a scarf', 'a fox wearing a scarf'],
  ['twenty years at sea and the strictest captain i had is a 19 yr old named Kyle', 'a 19 yr old named Kyle'],
  ['i like it here. its just me and the fridges humming', 'just me and the fridges humming'],
  ['he walks like a man who used to run a bank tbh', 'a man who used to run a bank'],
])('finds the thing a telling ends on: %s', (content, thing) => {
  expect(endToEcho(content)).toBe(thing);
});

it.each([
  'i have a lot of it',
  "i've five bags by the door",
  'is that a fox with a scarf?',
  'and then he had no idea what to do',
  'they said it was a lump in my chest',
  'it was only because of the rain that',
  'you are a funny little robot',
])('echoes no bare fact, no question, nothing that weighs and nothing of us: %s', (content) => {
  expect(endToEcho(content)).toBeNull();
});

it('gives it back in place of a stock line, and not twice running', () => {
  const said = [
    'nights at a garage, nothing going on',
    'the whole shift was one bus, then two sausage rolls and a very wet pigeon',
    'it asked me for a receipt for one pie',
  ];
  expect(last(said.slice(0, 2))).toMatch(/“two sausage rolls and a very wet pigeon\.”/);
  expect(last(said)).not.toContain('“');
});

it('hears what else somebody says who cannot sleep', () => {
  expect(last(["Can't sleep. House is too quiet."])).toMatch(/too quiet/);
});

it('condoles nobody on a death that somebody only thought of', () => {
  const said = [
    'i tell my mother tomorrow',
    "i'll make tea at six and ask her. she'll think someone died. but i'll ask",
  ];
  expect(last(said)).not.toMatch(/sorry/);
});

it('quotes nobody three times running, and no more whoever is tired of it', () => {
  const told = [
    'my sister has not rung since easter and i keep looking at the phone',
    'i wrote to her twice and she never answered me',
    'i was so proud of her when she got the job',
    'she used to ring me every sunday and i loved it',
  ];
  const replies = talk(told);
  expect(replies.filter((reply) => reply.includes('“')).length).toBeLessThan(4);
  const tired = [...told.slice(0, 2), 'you keep giving me back my own words', ...told.slice(2)];
  expect(talk(tired).slice(2).join(' ')).not.toContain('“');
});
