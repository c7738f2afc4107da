import { beforeEach, describe, expect, it } from 'vitest';
import { takeFocus } from './take-focus';

const byId = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.body.innerHTML =
    '<h1 id="late" tabindex="-1"></h1><div id="dialog" role="dialog" data-open><input id="field" /></div>';
});

describe('focus for late content', () => {
  it('moves to the content', () => {
    takeFocus(byId('late'));
    expect(byId('late')).toHaveFocus();
  });

  it('stays in an open dialog', () => {
    byId('field')?.focus();
    takeFocus(byId('late'));
    expect(byId('field')).toHaveFocus();
  });

  it('leaves a dialog that is closing', () => {
    byId('field')?.focus();
    byId('dialog')?.removeAttribute('data-open');
    takeFocus(byId('late'));
    expect(byId('late')).toHaveFocus();
  });

  it('does nothing without content', () => {
    byId('field')?.focus();
    takeFocus(null);
    expect(byId('field')).toHaveFocus();
  });
});
