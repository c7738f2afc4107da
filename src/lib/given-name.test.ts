import { expect, it } from 'vitest';
import { givenName } from './given-name';

it.each([
  ['Trần Ngọc Linh', 'Linh'],
  ['Nguyễn An', 'An'],
  ['Nguyen Hoang An', 'An'],
  ['LE QUANG MINH', 'MINH'],
  ['Đỗ Thị Hà', 'Hà'],
  ['Do Thi Ha', 'Ha'],
  ['Võ Lê', 'Lê'],
  ['Tôn Nữ Diệu Hương', 'Hương'],
  ['Trần Ngọc Linh'.normalize('NFD'), 'Linh'],
  ['  Trần   Ngọc  Linh ', 'Linh'],
  ['Linh Trần', 'Linh'],
  ['Linh Tran', 'Linh'],
  ['Anna Berg', 'Anna'],
  ['René François Lacôte', 'René'],
  ['Mai Lindqvist', 'Mai'],
  ['Đorđe Petrović', 'Đorđe'],
  ['Ștefănescu Ana', 'Ștefănescu'],
  ['Anne-Marie Jones', 'Anne-Marie'],
  ['Linh', 'Linh'],
  ['Lê', 'Lê'],
  ['👩‍🎓', '👩‍🎓'],
  ['', ''],
])('%s is greeted as %s (R44)', (name, greeted) => {
  expect(givenName(name)).toBe(greeted);
});
