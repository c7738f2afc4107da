import { describe, expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Criterion } from '@/api/program/contract';
import { balanceOf, hintOf } from './balance';

type Facts = { criteria?: string; tuition?: number; country?: string };

const states = { m: 'met', u: 'unmet', k: 'unknown' } as const;

/** A bookmark; criteria as letters: met, unmet, unknown (k). */
function saved({ criteria, tuition, country = 'Finland' }: Facts, id: number): Bookmark {
  const list = criteria?.split('').map((letter): Criterion => ({
    key: 'other',
    state: letter === 'm' ? states.m : letter === 'u' ? states.u : states.k,
    asked: 'Something',
  }));
  return {
    id,
    order_no: id,
    status: 'considering',
    program: {
      id,
      title: 'A program',
      school: { id, name: 'A school', country },
      ...(list && { criteria: list }),
      ...(tuition !== undefined && { tuition }),
    },
  };
}

const plan = (...facts: Facts[]) => facts.map(saved);

describe('the balance of a plan', () => {
  it('counts programs with all criteria met, one unmet, and more unmet', () => {
    expect(
      balanceOf(
        plan({ criteria: 'mmk' }, { criteria: 'mmu' }, { criteria: 'uu' }, { criteria: 'uuum' }),
      ),
    ).toEqual({ of: 4, met: 1, one: 1, more: 2 });
  });

  it('ignores programs without criteria, and is null without any', () => {
    expect(balanceOf(plan({ criteria: 'kk' }, {}, { criteria: 'm' }))?.of).toBe(1);
    expect(balanceOf(plan({ criteria: 'kk' }, {}))).toBeNull();
    expect(hintOf(plan({}), 10_000)).toBeNull();
  });
});

describe('the remark on a plan', () => {
  it.each<[string, Facts[], number | null, object]>([
    [
      'no program meets everything',
      [{ criteria: 'u' }, { criteria: 'mu' }],
      null,
      {
        kind: 'none-met',
      },
    ],
    [
      'every fee is over the budget',
      [{ criteria: 'm', tuition: 9000 }],
      8000,
      {
        kind: 'over-budget',
        amount: 8000,
      },
    ],
    [
      'three in one country',
      [{ criteria: 'm', tuition: 1 }, { criteria: 'm' }, { criteria: 'm' }],
      8000,
      { kind: 'one-country', country: 'Finland' },
    ],
    [
      'most are far',
      [{ criteria: 'm' }, { criteria: 'uu' }, { criteria: 'uuu', country: 'Japan' }],
      null,
      { kind: 'mostly-far' },
    ],
    [
      'nothing is much under the budget',
      [{ criteria: 'm', tuition: 15_000 }],
      20_000,
      {
        kind: 'cheaper',
        amount: 12_000,
      },
    ],
    ['there is nothing to say', [{ criteria: 'm', tuition: 1000 }], 20_000, { kind: 'steady' }],
    ['no budget is known', [{ criteria: 'm', tuition: 99_000 }], null, { kind: 'steady' }],
  ])('%s', (_name, facts, budget, hint) => {
    expect(hintOf(plan(...facts), budget)).toEqual(hint);
  });
});
