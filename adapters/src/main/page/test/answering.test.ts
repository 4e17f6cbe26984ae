// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { Command, WantedDice } from '../src/api/command';
import { Asking } from '../src/game/asking';
import { CurrentGame } from '../src/game/context';
import type { GameStore } from '../src/game/store';
import { useAnswering, type Answering } from '../src/game/useAnswering';

const CAMPAIGN: Command = { type: 'DeclareCampaign', country: 'france' };
const ATTRITION: Command = { type: 'RollMarchAttrition' };

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** A game with dice of the table: the answers given in it, and what the service is asked about their dice, which it answers when it is told to. */
function atTable() {
  const sent: Command[] = [];
  const questions: ((answer: WantedDice) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((answered) => {
    questions.push((answer) => answered(Response.json(answer)));
  }));
  const newest = signal(7);
  const store = { id: 'war', path: 'games/war', token: 'anna', newest, summary: signal({ dice: 'physical' }),
    send: (command: Command) => {
      sent.push(command);
      newest.value += 1;
      return Promise.resolve(null);
    } } as unknown as GameStore;
  Object.assign(store, { asking: new Asking(store) });
  let answering: Answering | null = null;
  const Answers = () => {
    answering = useAnswering();
    return null;
  };
  render(h(CurrentGame.Provider, { value: store }, h(Answers, null)), document.createElement('div'));
  return { store, sent, questions, answering: answering! as Answering };
}

test('an answer counts as pressed while its dice are asked for, and no other is taken meanwhile', async () => {
  const { store, sent, questions, answering } = atTable();

  const first = answering.send(CAMPAIGN, 7);
  expect(store.asking.answering.value).toBe(true);
  const second = answering.send(ATTRITION, 7);
  questions[0]!({ position: 7, dice: [], complete: true });
  await Promise.all([first, second]);

  expect(questions).toHaveLength(1);
  expect(sent).toEqual([CAMPAIGN]);
  expect(store.asking.answering.value).toBe(false);
});

test('dice that the service has found complete are sent at once, and those that are typed over them are asked about first', async () => {
  const die = { die: 'd10', side: 'france', purpose: 'attrition', ordinal: 1, words: 'attrition of France' };
  const { sent, questions, answering } = atTable();
  const pressed = answering.send(ATTRITION, 7);
  questions[0]!({ position: 7, dice: [die], complete: false });
  await pressed;
  const typed = answering.throws([2]);
  questions[1]!({ position: 7, dice: [die], complete: true });
  await typed;

  const retyped = answering.sendThrown([3]);
  questions[2]!({ position: 7, dice: [die], complete: true });
  expect(await retyped).toBe(true);

  expect(sent).toEqual([{ ...ATTRITION, dice: [3] }]);

  const again = answering.send(ATTRITION, 8);
  questions[3]!({ position: 8, dice: [die], complete: false });
  await again;
  const thrown = answering.throws([5]);
  questions[4]!({ position: 8, dice: [die], complete: true });
  await thrown;
  await answering.sendThrown(answering.wanted.value!.values);

  expect(questions).toHaveLength(5);
  expect(sent.at(-1)).toEqual({ ...ATTRITION, dice: [5] });
});
